import type { ReactNode } from 'react';

/**
 * Terms that read badly if they break: "3–7 days", "Mon–Sat", "9 AM–8 PM IST", "Wi-Fi", "TP-Link",
 * with a comma or full stop after them. In a group, so that `split` keeps them, as every second
 * part.
 */
const term =
  /((?:\d+–\d+ \S+|\b[a-z]{3}–[a-z]{3}\b|\d+(?::\d+)? [ap]m–\d+(?::\d+)? [ap]m(?: ist)?|\b(?:wi|e|add|tp)-\w\S*)[,.]?)/i;

/**
 * A text whose terms stay on one line. Translated, they may be longer than a line, so they break
 * where nothing else helps.
 */
export function nonBreaking(text: string): ReactNode {
  return text.split(term).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part + index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
