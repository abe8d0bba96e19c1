import type { ReactNode } from 'react';
import { categoryClasses } from '@/components/ui/category-classes';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/content/types';

export type PageDrawingName = 'services' | 'products' | 'about' | 'faq' | 'contact';

/** The heights of the five lines, from the top of a drawing. */
const heights = [14, 57, 100, 143, 186];

/** The five lines, each drawn by what is given its height and its index. */
function Lines({ children }: { children: (y: number, index: number) => ReactNode }) {
  return Object.values(categoryClasses).map((colours, index) => (
    <g key={colours} className={colours}>
      {children(heights[index]!, index)}
    </g>
  ));
}

/** From the edge of the screen, the lines come together into a stop at `x`. */
function Fan({ x }: { x: number }) {
  return (
    <Lines>
      {(y, index) => {
        const start = 74 + index * 13;
        const turn = x + 112 - Math.abs(index - 2) * 16;
        return (
          <path d={`M9999 ${y}H${turn}L${turn - Math.abs(y - start)} ${start}H${x}`} className="stroke-category" />
        );
      }}
    </Lines>
  );
}

/** An open stop on a line. */
function Ring({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="14" strokeWidth="7" className="fill-card" />;
}

/** The highlighted stop where lines meet or end. */
function Hub({ x, icon }: { x: number; icon: IconName }) {
  return (
    <>
      <circle cx={x} cy="100" r="39" strokeWidth="12" className="fill-highlight" />
      <Icon name={icon} x={x - 22} y={78} width={44} height={44} className="stroke-on-highlight" strokeWidth={2.25} />
    </>
  );
}

/** Where each bar of the timetable starts and ends. */
const bars: readonly (readonly [number, number])[] = [
  [34, 144],
  [89, 199],
  [34, 254],
  [144, 309],
  [199, 364],
];

const drawings: Record<PageDrawingName, (labels: readonly string[]) => ReactNode> = {
  /** The lines and their names. */
  services: (labels) => (
    <>
      <Fan x={48} />
      <Lines>
        {(y, index) => (
          <>
            <rect x="232" y={y - 16} width="156" height="32" rx="8" className="fill-category stroke-none" />
            <text
              x="310"
              y={y + 9}
              fontSize="25"
              textAnchor="middle"
              className="fill-on-category stroke-none font-display font-bold"
            >
              {labels[index]}
            </text>
          </>
        )}
      </Lines>
      <Hub x={48} icon="Route" />
    </>
  ),
  /** Times on a timetable. */
  products: () => (
    <>
      <path d="M34 0V200M144 0V200M254 0V200M364 0V200" strokeWidth="3" strokeDasharray="6 8" />
      <Lines>
        {(y, index) => {
          const [from, to] = bars[index]!;
          return (
            <>
              <path d={`M${from} ${y}H${to}`} className="stroke-category" />
              <Ring x={from} y={y} />
              <Ring x={to} y={y} />
            </>
          );
        }}
      </Lines>
      <circle cx="364" cy="186" r="14" strokeWidth="7" className="fill-highlight" />
    </>
  ),
  /** Each line is a person, and all are one team. */
  about: () => (
    <>
      <Fan x={48} />
      <Lines>{(y, index) => <Ring x={260 + Math.abs(index - 2) * 50} y={y} />}</Lines>
      <Hub x={48} icon="Users" />
    </>
  ),
  /** One line, which ends where the question is answered. */
  faq: () => (
    <>
      <path d="M9999 18H350l-41 41h-47l-82 82h-28l-41-41H48" />
      <Ring x={378} y={18} />
      <Ring x={286} y={59} />
      <Ring x={166} y={141} />
      <Hub x={48} icon="CircleQuestionMark" />
    </>
  ),
  /** All lines lead to one number, and to a board with the answer. */
  contact: () => (
    <>
      <Fan x={236} />
      <path d="M236 100H150M36 140V200M114 140V200" />
      <rect x="4" y="56" width="142" height="88" rx="10" strokeWidth="7" className="fill-card" />
      <path d="M28 86H122M28 114H88" strokeWidth="7" />
      <Hub x={236} icon="Phone" />
    </>
  ),
};

type PageDrawingProps = {
  name: PageDrawingName;
  /** The names of the lines. */
  labels: readonly string[];
};

/** The drawing in the header of a page that isn't a service's. */
export function PageDrawing({ name, labels }: PageDrawingProps) {
  return (
    <svg
      viewBox="0 0 420 200"
      aria-hidden="true"
      fill="none"
      strokeWidth="11"
      strokeLinejoin="round"
      className="mt-5 h-24 max-w-full overflow-visible stroke-ink md:h-36 lg:mt-0 lg:h-auto lg:w-full lg:self-center print:hidden"
    >
      {drawings[name](labels)}
    </svg>
  );
}
