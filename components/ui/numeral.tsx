/** The number of an item, in a circle. The list itself tells it to screen readers. */
export function Numeral({ children }: { children: number }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-8 shrink-0 items-center justify-center rounded-full bg-ink font-display text-title/none font-bold text-paper"
    >
      {children}
    </span>
  );
}
