/** The qualities to try, best first, until a copy is small enough. */
export const formats = {
  avif: [55, 45, 36, 28, 20],
  webp: [78, 66, 54, 42, 30, 20],
  jpg: [78, 66, 54, 42, 30, 20],
} as const;

/** The maximum size of a copy, in bytes. */
export const mostBytes = 90_000;
