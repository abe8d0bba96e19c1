const small = (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number as copy writes it: `fifteen`, `twenty-one`; in digits from 100. */
export function numberWord(count: number): string {
  const word = small[count];
  if (word !== undefined) return word;
  const ten = tens[Math.floor(count / 10) - 2];
  if (ten === undefined) return String(count);
  return count % 10 === 0 ? ten : `${ten}-${small[count % 10]}`;
}
