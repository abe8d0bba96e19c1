/** A number in a disc, before a text. The list that it's in has the order. */
export function Numeral({ children }: { children: number }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-7 shrink-0 items-center justify-center rounded-full bg-ink font-display font-bold text-paper"
    >
      {children}
    </span>
  );
}
