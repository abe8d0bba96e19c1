/** A ticked box: a drawing, not a control. */
export function CheckMark() {
  return (
    <svg
      viewBox="0 0 26 26"
      aria-hidden="true"
      strokeWidth="3"
      strokeLinejoin="round"
      className="size-6.5 shrink-0 fill-none stroke-ink"
    >
      <path d="M2 4h19v19H2z" />
      <path d="M7 12l5 6L24 3" strokeWidth="4" />
    </svg>
  );
}
