/** An edit of a file. */
export type Step = { file: string; edit: (text: string) => string };

/** Replaces a part of a file. @throws if the file doesn't have it */
export function change(file: string, from: RegExp | string, to: string): Step {
  return {
    file,
    edit: (text) => {
      const isThere = typeof from === 'string' ? text.includes(from) : from.test(text);
      if (!isThere) throw new Error(`${file}: ${String(from)} is not there to change`);
      return text.replace(from, to);
    },
  };
}
