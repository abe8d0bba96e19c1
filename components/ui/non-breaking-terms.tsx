/**
 * Terms that read badly if they break: "3–7 days", "Mon–Sat", "9 AM–8 PM IST", "Wi-Fi", "TP-Link".
 * Translated, they may be longer than a line, so they break where nothing else helps.
 * In a group, so that `split` keeps them, as every second part.
 */
const term =
  /(\d+–\d+ \S+|\b[a-z]{3}–[a-z]{3}\b|\d+(?::\d+)? [ap]m–\d+(?::\d+)? [ap]m(?: ist)?|\b(?:wi|e|add|tp)-\w\S*)/i;

type NonBreakingTermsProps = { children: string };

export function NonBreakingTerms({ children }: NonBreakingTermsProps) {
  return children.split(term).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part + index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
