const days = { hour: 1 / 24, day: 1, week: 7, month: 30 };
type Unit = keyof typeof days;

/** A length of time as text, like “4 weeks”, and in days. */
type Length = { text: string; days: number };

const lengthOf = (count: number, unit: Unit): Length => ({
  text: `${count} ${unit}${count === 1 ? '' : 's'}`,
  days: count * days[unit],
});

/** The shortest and the longest length that a time like “2–4 weeks” means. */
function parseTime(time: string): [from: Length, to: Length] {
  const [, from, to = from, unit] = /^(\d+)(?:–(\d+))? (hour|day|week|month)s?$/.exec(time) ?? [];
  if (!unit) throw new Error(`content/pages/home.ts: timelines.rows: "${time}" is not a time like "2–4 weeks"`);
  return [lengthOf(Number(from), unit as Unit), lengthOf(Number(to), unit as Unit)];
}

/** A text at a place of the scale, in percent. */
type Mark = { text: string; at: number };

/** How close to each other marks may be, and how narrow a bar, in percent of the scale. */
const minGap = 20;
const minBar = 4;

/**
 * A scale from now to the longest of several times.
 * @param times like “2–4 weeks” or “24 hours”
 * @returns marks for the longest, and for a week, a month and three months where there is room; and
 *   a function that gives the place of a time's bar on the scale, in percent
 * @throws if a time has another format
 */
export function timeScale(times: readonly string[]) {
  const longest = times.flatMap(parseTime).reduce((a, b) => (b.days > a.days ? b : a));
  const place = (length: Length) => Math.round((length.days / longest.days) * 100);
  const marks: Mark[] = [];
  for (const length of [lengthOf(1, 'week'), lengthOf(1, 'month'), lengthOf(3, 'month')]) {
    const at = place(length);
    if (at - (marks.at(-1)?.at ?? 0) >= minGap && 100 - at >= minGap) marks.push({ text: length.text, at });
  }
  marks.push({ text: longest.text, at: 100 });
  return {
    marks,
    barOf: (time: string) => {
      const [from, to] = parseTime(time);
      const width = Math.max(place(to) - place(from), minBar);
      return { x: Math.min(place(from), 100 - width), width };
    },
  };
}
