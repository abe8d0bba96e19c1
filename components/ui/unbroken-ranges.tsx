const range = /(\d+–\d+ \S+)/;

type UnbrokenRangesProps = { children: string };

/** Text for a narrow column: "3–7 days" stays on one line. */
export function UnbrokenRanges({ children }: UnbrokenRangesProps) {
  return children.split(range).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
