type OpeningHoursProps = {
  rows: readonly { days: string; times: string }[];
};

/** Opening hours on a small board. */
export function OpeningHours({ rows }: OpeningHoursProps) {
  return (
    <dl className="board-rows">
      {rows.map(({ days, times }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt>{days}</dt>
          <dd className="font-display text-lg font-bold text-panel-figure">{times}</dd>
        </div>
      ))}
    </dl>
  );
}
