/*
 * Advance widths of Arial in thousandths of its size, for the characters from space to tilde, as measured on the
 * metric-compatible Arimo; and for the signs that the copy uses.
 */
const ascii = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const signs: Record<string, number> = {
  '—': 1000,
  '‘': 222,
  '’': 222,
  '“': 333,
  '”': 333,
  '…': 1000,
  '·': 333,
  '•': 350,
};
const average = 556;

/** Width of a text in Arial of the given size, in pixels. */
export function textWidth(text: string, size: number): number {
  const thousandths = [...text].reduce(
    (sum, character) => sum + (signs[character] ?? ascii[(character.codePointAt(0) ?? 0) - 32] ?? average),
    0,
  );
  return (thousandths * size) / 1000;
}

/** A text as a result shows it: cut after the last word that leaves room for the dots. */
export function cut(text: string, { size, width }: { size: number; width: number }): { shown: string; isCut: boolean } {
  if (textWidth(text, size) <= width) return { shown: text, isCut: false };
  const words = text.split(' ');
  while (words.length > 1 && textWidth(`${words.join(' ')} …`, size) > width) words.pop();
  return { shown: `${words.join(' ')} …`, isCut: true };
}
