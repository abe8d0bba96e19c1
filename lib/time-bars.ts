const days: Record<string, number> = { hour: 1 / 24, day: 1, week: 7, month: 30 };

/** The shortest and the longest time, in days. */
function range(time: string): [number, number] {
  const [, from, to = from, unit = ''] = /^(\d+)(?:–(\d+))? (hour|day|week|month)s?$/.exec(time) ?? [];
  if (!from) throw new Error(`content/pages/home.ts: timelines.rows: "${time}" is not a time like "2–4 weeks"`);
  return [Number(from), Number(to)].map((count) => count * days[unit]!) as [number, number];
}

/** The shortest and the longest of several times, for example "1 day" and "6 months". */
export function scaleEnds(times: readonly string[]): [string, string] {
  const ends = times.flatMap((time) => {
    const unit = time.split(' ')[1]?.replace(/s$/, '') ?? '';
    return range(time).map((length) => {
      const count = length / days[unit]!;
      return { length, text: `${count} ${unit}${count === 1 ? '' : 's'}` };
    });
  });
  const sorted = ends.toSorted((one, other) => one.length - other.length);
  return [sorted[0]?.text ?? '', sorted.at(-1)?.text ?? ''];
}

/**
 * The start and end of each time's bar, in percent of a logarithmic scale from the shortest to the
 * longest time.
 * @param times like "2–4 weeks" or "24 hours"
 * @throws if one has another format
 */
export function timeBars(times: readonly string[]): { from: number; to: number }[] {
  const ranges = times.map((time) => range(time).map(Math.log) as [number, number]);
  const [start, end] = [Math.min(...ranges.flat()), Math.max(...ranges.flat())];
  const place = (point: number) => Math.round(((point - start) / (end - start || 1)) * 100);
  return ranges.map(([from, to]) => ({ from: place(from), to: place(to) }));
}
