/** Five lines meeting at a table: the drawing of the page about the team. */
export function TeamTable() {
  return (
    <svg
      viewBox="0 0 420 300"
      aria-hidden="true"
      className="ml-auto w-full max-w-60 shrink-0 overflow-visible lg:max-w-105"
      fill="none"
      strokeWidth="11"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path className="stroke-build" d="M160 86L120 46H60L24 82V999" />
      <path className="stroke-platforms" d="M9999 30H356L300 86" />
      <path className="stroke-grow" d="M9999 150H330" />
      <path className="stroke-design" d="M9999 270H356L300 214" />
      <path className="stroke-equip" d="M160 214L104 270V999" />
      <g className="stroke-ink" strokeWidth="5">
        <rect x="142" y="68" width="176" height="164" rx="44" className="fill-board" />
        <path className="fill-card" d="M182 114h58v70h-58z" />
        <path d="M194 132h34M194 148h34M194 164h20" strokeWidth="4" />
        <circle cx="274" cy="132" r="13" className="fill-card" />
        <path className="fill-card" d="M258 170h32v22h-32z" />
      </g>
      <g className="fill-card stroke-ink" strokeWidth="6">
        <circle cx="154" cy="80" r="15" />
        <circle cx="306" cy="80" r="15" />
        <circle cx="326" cy="150" r="15" />
        <circle cx="306" cy="220" r="15" />
        <circle cx="154" cy="220" r="15" />
      </g>
    </svg>
  );
}
