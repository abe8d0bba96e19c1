type Mark = {
  /** Where the first line begins. */
  x: number;
  y: number;
  /** Length of each level piece, and how far a line runs across and down between them. */
  level: number;
  across: number;
  down: number;
};

/**
 * The agency's mark: two lines of the map that meet in one stop.
 * @returns path data of both lines, and the middle of the stop
 */
export function markOf({ x, y, level, across, down }: Mark) {
  return {
    falling: `M${x} ${y}h${level}l${across} ${down}h${level}`,
    rising: `M${x} ${y + down}h${level}L${x + level + across} ${y}h${level}`,
    stop: { cx: x + level + across / 2, cy: y + down / 2 },
  };
}

/** The mark in the header and on social cards, in a box of 34 by 26. */
export const headerMark = { ...markOf({ x: 2, y: 5, level: 10, across: 10, down: 16 }), radius: 6.5 };
