type Ornament = {
  /** The five lines in their order. The header cuts them off at its edges. */
  lines: readonly [string, string, string, string, string];
  rings: readonly (readonly [x: number, y: number])[];
};

const ornaments = {
  /** Lines that part, one after another. */
  services: {
    lines: [
      'M9999 30H190L130 90V999',
      'M9999 66H250L206 110V999',
      'M9999 102H300L270 132V999',
      'M9999 138H356L330 164V999',
      'M9999 174H404L388 190V999',
    ],
    rings: [
      [300, 30],
      [160, 60],
      [206, 150],
      [350, 102],
      [330, 190],
    ],
  },
  /** A shelf: one stop beside the other. */
  products: {
    lines: [
      'M9999 30H230L-99 359',
      'M9999 66H264L-99 429',
      'M9999 102H298L-99 499',
      'M9999 138H332L-99 569',
      'M9999 174H366L-99 639',
    ],
    rings: [
      [80, 180],
      [150, 180],
      [220, 180],
      [290, 180],
      [360, 180],
    ],
  },
  /** Lines of writing beside a margin. */
  legal: {
    lines: ['M9999 24H110L80 54V999', 'M9999 66H140', 'M9999 108H220', 'M9999 150H140', 'M9999 192H290'],
    rings: [
      [140, 66],
      [220, 108],
      [140, 150],
      [290, 192],
    ],
  },
  /** Out, round and back with an answer. */
  faq: {
    lines: [
      'M9999 20H130L60 90V999',
      'M9999 48H142L88 102V999',
      'M9999 76H154L116 114V150L150 184H9999',
      'M9999 104H166L144 126V138L162 156H9999',
      'M9999 130H190',
    ],
    rings: [[190, 130]],
  },
  /** Five lines meet at one stop, which the page draws. */
  contact: {
    lines: [
      'M9999 22H238L150 110',
      'M9999 66H194L150 110',
      'M9999 110H150',
      'M9999 154H194L150 110',
      'M9999 198H238L150 110',
    ],
    rings: [],
  },
} as const satisfies Record<string, Ornament>;

const strokes = ['stroke-build', 'stroke-platforms', 'stroke-grow', 'stroke-design', 'stroke-equip'];

type PageOrnamentProps = { name: keyof typeof ornaments };

/** The five lines in the header of a plain page: from the edge of the screen to the rule, on each page in its own way. */
export function PageOrnament({ name }: PageOrnamentProps) {
  const { lines, rings } = ornaments[name];
  return (
    <svg
      viewBox="0 0 420 220"
      aria-hidden="true"
      className="ml-auto w-52 shrink-0 overflow-visible lg:w-105"
      fill="none"
      strokeWidth="11"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {name === 'contact' && <path className="stroke-ink" d="M150 110V999" />}
      {lines.map((d, index) => (
        <path key={d} className={strokes[index]} d={d} />
      ))}
      <g className="fill-card stroke-ink" strokeWidth="5">
        {rings.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="9" />
        ))}
        {name === 'contact' && <circle cx="150" cy="110" r="36" className="fill-board" strokeWidth="8" />}
      </g>
    </svg>
  );
}
