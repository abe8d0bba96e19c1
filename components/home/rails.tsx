import { categories } from '@/content/categories';

/**
 * How lines of 6 px, 8 apart, turn: their distance from the top, where their diagonals start, and
 * how far these go. The outermost is first.
 */
const turns = [
  [11, 30.7, 27.7],
  [19, 34.1, 23.1],
  [27, 37.4, 18.4],
  [35, 40.7, 13.7],
  [43, 44, 9],
] as const;

const colours = categories.map(({ colour }) => `${colour} stroke-category`);
const lines = { 'aria-hidden': true, fill: 'none', strokeWidth: 6 };

/** The lines come back from the window's end and turn down. Half as large on phones. */
export function RailsEntry() {
  return (
    <svg viewBox="0 0 74 74" preserveAspectRatio="xMinYMin" {...lines} className="rails-entry">
      {turns.map(([y, x, diagonal], index) => (
        <path key={y} className={colours.at(-1 - index)} d={`M9999 ${y}H${x}l-${diagonal} ${diagonal}V99`} />
      ))}
    </svg>
  );
}

/** The same, turned round: the lines come down the end rail and into the stop of "One team". */
export function RailsEnd() {
  return (
    <svg {...lines} className="rails-end max-lg:hidden forced-colors:hidden">
      {turns.map(([y, x, diagonal], index) => (
        <path key={y} className={colours[index]} d={`M0 ${27 - y}H${102 - x}l${diagonal}-${diagonal}V-9999`} />
      ))}
    </svg>
  );
}
