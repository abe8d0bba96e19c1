/** The icon at the end of a `summary`: a plus, or a minus while its `details` is open. */
export function PlusMinus() {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className="size-4 shrink-0 stroke-current print:hidden"
      strokeWidth="2.5"
    >
      <path d="M1 8h14" />
      <path d="M8 1v14" className="origin-center [transition:scale_140ms_ease-out] open-summary:[scale:1_0]" />
    </svg>
  );
}
