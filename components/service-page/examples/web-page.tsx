import type { ExampleOf } from '@/content/types';
import { NumberBadge, NumberedParts } from './numbered';

/** The middle of the first numbered part, and the distance from one to the next. */
const [firstPart, partDistance] = [40, 68];

/** A page on a phone, with its parts on both sides of it, on smaller screens beside or below it. */
export function WebPage({ parts }: ExampleOf<'web-page'>) {
  return (
    <div className="web-page gap-x-6 sm:max-lg:flex lg:gap-0">
      <svg viewBox="0 0 224 424" aria-hidden="true" className="shrink-0 overflow-visible max-sm:mx-auto max-sm:mb-4">
        <g className="fill-card stroke-ink" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
          <rect x="4" y="4" width="204" height="416" rx="28" />
          <path d="M31 38h66M31 170h114M31 190h82" strokeWidth="10" />
          <path d="M26 60h160v90H26z" className="fill-rule" />
          <path d="M50 150v-46h112v46M66 122h34v28" />
          <path d="M44 78h124l10 26H34z" className="fill-category" />
          <path d="M80 78l-4 26M106 78v26M132 78l4 26" />
          <rect x="26" y="226" width="94" height="36" rx="8" className="fill-highlight" />
          <rect x="130" y="226" width="56" height="36" rx="8" />
          <path d="M26 292h92M26 312h70M26 332h84M160 292h26M170 312h16M160 332h26" strokeWidth="4" />
          <path d="M26 362h160v36H26z" className="fill-rule" />
          <path d="M31 388h45l16-16h89" className="stroke-category" fill="none" />
          <circle cx="128" cy="372" r="8" className="fill-highlight" />
        </g>
        {parts.map(({ title }, index) => {
          const y = firstPart + index * partDistance;
          const isLeft = index % 2 === 0;
          return (
            <g key={title} className={isLeft ? 'web-page-left' : undefined}>
              <path d={`M214 ${y}h${isLeft ? -54 : 54}`} strokeWidth="5" className="stroke-category max-lg:hidden" />
              <NumberBadge number={index + 1} x={214} y={y} className="max-sm:scale-[1.2]" />
            </g>
          );
        })}
      </svg>
      <NumberedParts parts={parts} className="web-page-parts grid grow max-sm:gap-y-3" />
    </div>
  );
}
