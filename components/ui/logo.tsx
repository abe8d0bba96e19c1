/** The interchange: two lines meeting in one stop. */
export function Logo() {
  return (
    <svg viewBox="0 0 34 26" aria-hidden="true" className="h-6.5 w-8.5" fill="none" strokeWidth="5">
      <path className="stroke-build" d="M2 5h10l10 16h10" />
      <path className="stroke-design" d="M2 21h10L22 5h10" />
      <circle cx="17" cy="13" r="6.5" className="fill-paper stroke-ink" strokeWidth="4" />
    </svg>
  );
}
