/** Two lines crossing at a stop, as in the mark; the letter shows through the perforation. */
export function PostageStamp() {
  return (
    <svg viewBox="0 0 72 84" aria-hidden="true" className="w-[12vw] max-w-12 md:max-w-18" fill="none" strokeWidth="7">
      <path
        className="fill-highlight stroke-card"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="0 10"
        d="M1 2h70v80H1z"
      />
      <path className="stroke-on-highlight" strokeWidth="2" d="M9 10h54v64H9z" />
      <path className="stroke-on-highlight" d="M10 28h14l22 28h16" />
      <path className="stroke-on-highlight" d="M10 56h14l22-28h16" />
      <circle cx="35" cy="42" r="9" className="fill-highlight stroke-on-highlight" strokeWidth="5" />
    </svg>
  );
}
