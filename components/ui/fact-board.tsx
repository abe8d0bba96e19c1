export type FactRow = { label: string; value: string };

type FactBoardProps = { rows: readonly FactRow[] };

/**
 * A small departures board: what it is on the left, the figure in a column of its own. The column is as wide as the longest
 * figure and set from its left edge, so that nothing moves when the font arrives.
 */
export function FactBoard({ rows }: FactBoardProps) {
  return (
    <dl className="rounded-panel bg-panel px-5 py-2.5 text-on-panel board-rows md:px-6">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
          <dt>{label}</dt>
          <dd className="w-figure font-display text-title leading-snug font-bold text-panel-figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
