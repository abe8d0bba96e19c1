import type { SpecimenOf } from '@/content/types';
import { NumberBadge, NumberedParts } from './numbered';

/** A small firm's page on a phone, with numbered parts below it or beside it. */
export function WebPage({ parts }: Pick<SpecimenOf<'web-page'>, 'parts'>) {
  return (
    <div className="items-start gap-x-6 sm:flex">
      <svg
        viewBox="0 0 224 424"
        aria-hidden="true"
        className="web-page shrink-0 overflow-visible max-sm:mx-auto max-sm:mb-4 max-sm:w-44 sm:w-52 lg:w-64"
      >
        <g className="fill-card stroke-ink" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
          <rect x="4" y="4" width="204" height="416" rx="28" />
          <path d="M26 40h72M26 202h120M26 222h88" strokeWidth="10" />
          <path d="M26 62h160v118H26z" className="fill-rule" />
          <path d="M50 180v-58h112v58M66 140h34v40" />
          <path d="M44 92h124l10 30H34z" className="fill-line" />
          <path d="M80 92l-4 30M106 92v30M132 92l4 30" />
          <rect x="26" y="242" width="94" height="36" rx="8" className="fill-highlight" />
          <rect x="130" y="242" width="56" height="36" rx="8" />
          <path d="M26 302h92M26 322h70M26 342h84M160 302h26M170 322h16M160 342h26" strokeWidth="4" />
          <path d="M26 362h160v36H26z" className="fill-rule" />
          <path d="M26 388h50l16-16h94" className="stroke-line" fill="none" />
          <circle cx="128" cy="372" r="8" className="fill-highlight" />
        </g>
        {[40, 120, 204, 262, 324, 380].map((y, index) => (
          <NumberBadge key={y} of={index + 1} x={214} y={y} />
        ))}
      </svg>
      <NumberedParts
        parts={parts}
        className="flex grow flex-col justify-between gap-y-3 self-stretch sm:gap-y-4 sm:py-3"
      />
    </div>
  );
}
