import type { ExampleOf } from '@/content/types';
import { NumberBadge, NumberedParts } from './numbered';

const points = [
  [286, 76],
  [374, 76],
  [286, 166],
  [374, 166],
  [95, 220],
  [545, 104],
] as const;

const badges = [
  [552, 214],
  [404, 100],
  [128, 104],
  [92, 270],
  [612, 196],
] as const;

/** An office from above, with cables in the line's colour and numbered devices. */
export function FloorPlan({ parts }: ExampleOf<'floor-plan'>) {
  return (
    <>
      {/* On wide screens its walls stand on the edges of the texts. */}
      <svg viewBox="0 0 640 300" aria-hidden="true" className="w-full lg:-mx-1.75 lg:w-[calc(100%+14px)]">
        <g className="fill-card stroke-ink stroke-6 lg:stroke-4" strokeLinejoin="round" strokeLinecap="round">
          <path d="M6 6h628v288H6z" stroke="none" />
          <g className="stroke-4 lg:stroke-[2.4]">
            <path d="M256 40h60v36h-60zM344 40h60v36h-60zM256 130h60v36h-60zM344 130h60v36h-60zM40 180h110v40H40zM500 60h90v44h-90z" />
            <path d="M596 224h26v58h-26z" />
          </g>
          <path
            d="M574 258H362L330 226V92H286V76M330 92h44V76M330 196H286V166M330 196h44V166M362 258L338 234H95V220M520 258V129L545 104M180 234V98L160 78H134M95 234H54L36 252M520 150L468 98V42"
            fill="none"
            className="stroke-category"
          />
          <path d="M300 294h334V6H6v288h234M220 6v104M220 170v124M440 6v174M440 216v78" fill="none" />
          <path d="M548 236h34v44h-34z" className="fill-highlight stroke-4 lg:stroke-3" />
          <g className="stroke-5 lg:stroke-3">
            {points.map(([x, y]) => (
              <circle key={`${x},${y}`} cx={x} cy={y} r="8" />
            ))}
            <path d="M100 52a40 40 0 0 1 56 0M112 64a23 23 0 0 1 32 0" fill="none" />
            <path d="M128 78v0" className="stroke-10" />
            <path d="M22 252h28v20H22zM50 258l12-6v20l-12-6M454 22h28v20h-28zM482 28l12-6v20l-12-6" />
          </g>
        </g>
        {badges.map(([x, y], index) => (
          <NumberBadge key={x} number={index + 1} x={x} y={y} className="max-sm:scale-[1.6] lg:scale-[0.66]" />
        ))}
      </svg>
      <NumberedParts
        parts={parts}
        className="mt-3 grid gap-x-7 gap-y-2 sm:grid-cols-2 sm:gap-y-4 lg:mt-7 lg:grid-cols-5 lg:*:flex-col"
      />
    </>
  );
}
