/** A postage stamp: two lines crossing at a stop, as in the mark. */
export function PostageStamp() {
  return (
    <svg viewBox="0 0 72 84" aria-hidden="true" className="w-12 md:w-18" fill="none" strokeWidth="7">
      <path className="fill-board stroke-rule" strokeWidth="4" strokeDasharray="4 4" d="M2 2h68v80H2z" />
      <path className="stroke-on-board" strokeWidth="2" d="M9 9h54v66H9z" />
      <path className="stroke-on-board" d="M10 28h14l22 28h16" />
      <path className="stroke-on-board" d="M10 56h14l22-28h16" />
      <circle cx="35" cy="42" r="9" className="fill-card stroke-on-board" strokeWidth="5" />
    </svg>
  );
}
