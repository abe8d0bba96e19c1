export type FactRow = { label: string; value: string };

type FactBoardProps = { rows: readonly FactRow[] };

/** A small departures board: what it is on the left, the figure on the right. */
export function FactBoard({ rows }: FactBoardProps) {
  return (
    <dl className="rounded-panel bg-panel px-5 py-2.5 text-on-panel board-rows md:px-6">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
          <dt>{label}</dt>
          <dd className="font-display text-title leading-snug font-bold text-panel-figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
