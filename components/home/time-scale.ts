const days = { hour: 1 / 24, day: 1, week: 7, month: 30 };

/** The days that a time like “2–4 weeks” means, and its longer end as a text. */
function parseTime(time: string) {
  const [, from, to = from, unit] = /^(\d+)(?:–(\d+))? (hour|day|week|month)s?$/.exec(time) ?? [];
  if (!unit) throw new Error(`content/pages/home.ts: timelines.rows: "${time}" is not a time like "2–4 weeks"`);
  const size = days[unit as keyof typeof days];
  return { from: Number(from) * size, to: Number(to) * size, text: `${to} ${unit}${to === '1' ? '' : 's'}` };
}

/** How close to each other marks may be, and how narrow a bar, in percent of the scale. */
const [minGap, minBar] = [20, 4];

/**
 * A scale from now to the longest of several times.
 * @param times like “2–4 weeks” or “24 hours”
 * @returns marks for the longest, and for a week, a month and three months where there is room; and
 *   a function that gives the place of a time's bar on the scale, in percent
 */
export function timeScale(times: readonly string[]) {
  const longest = times.map(parseTime).reduce((a, b) => (b.to > a.to ? b : a));
  const place = (length: number) => Math.round((length / longest.to) * 100);
  const marks: { text: string; at: number }[] = [];
  for (const { text, to } of ['1 week', '1 month', '3 months'].map(parseTime)) {
    const at = place(to);
    if (at - (marks.at(-1)?.at ?? 0) >= minGap && 100 - at >= minGap) marks.push({ text, at });
  }
  marks.push({ text: longest.text, at: 100 });
  const barOf = (time: string) => {
    const { from, to } = parseTime(time);
    const width = Math.max(place(to) - place(from), minBar);
    return { x: Math.min(place(from), 100 - width), width };
  };
  return { marks, barOf };
}
