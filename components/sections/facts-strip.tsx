import { Phrases } from './phrases';

export type FactRow = { label: string; value: string };

type FactBoardProps = { rows: readonly FactRow[] };

/**
 * A small dark board: one row per fact on phones, side by side above. Columns do not depend on their text, so that nothing
 * moves when the font arrives.
 */
export function FactBoard({ rows }: FactBoardProps) {
  return (
    <dl className="rounded-panel bg-panel px-5 py-2.5 text-on-panel max-sm:board-rows sm:grid sm:grid-cols-[4fr_4fr_5fr] sm:gap-x-4 md:px-6 print:p-0">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 sm:block">
          <dt>{label}</dt>
          <dd className="w-figure font-display text-title leading-snug font-bold text-panel-figure sm:w-auto">
            <Phrases text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
