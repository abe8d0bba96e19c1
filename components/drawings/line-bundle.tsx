/** The five lines coming in together and going their ways: the drawing of a plain page's header. */
export function LineBundle() {
  return (
    <svg
      viewBox="0 0 420 220"
      aria-hidden="true"
      className="hidden w-105 shrink-0 lg:block"
      fill="none"
      strokeWidth="11"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path className="stroke-build" d="M414 30H190L130 90V224" />
      <path className="stroke-platforms" d="M414 66H250L206 110V224" />
      <path className="stroke-grow" d="M414 102H300L270 132V224" />
      <path className="stroke-design" d="M414 138H356L330 164V224" />
      <path className="stroke-equip" d="M414 174H404L388 190V224" />
      <g className="fill-card stroke-ink" strokeWidth="5">
        <circle cx="300" cy="30" r="9" />
        <circle cx="160" cy="60" r="9" />
        <circle cx="206" cy="150" r="9" />
        <circle cx="350" cy="102" r="9" />
        <circle cx="330" cy="190" r="9" />
      </g>
    </svg>
  );
}
