import type { ReactNode } from 'react';
import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { Reason } from '@/content/pages/home';

type ReasonsProps = { title: string; items: readonly Reason[] };

const drawings: Record<Reason['drawing'], ReactNode> = {
  // A quote with one row struck out.
  quote: (
    <>
      <path d="M2 4h56l14 14v74H2z" className="fill-card" />
      <path d="M14 24h24M50 24h10M14 40h24M50 40h10M14 56h24M50 56h10M6 45l62-10" />
      <path d="M14 68h46v13H14z" className="fill-highlight" />
    </>
  ),
  // The weeks of a simple website.
  weeks: (
    <>
      <path d="M2 76h92M2 68v16M25 68v16M48 68v16M71 68v16M94 68v16" />
      <path d="M15 38h33" />
      <circle cx="13" cy="38" r="11" className="fill-card" />
      <rect x="48" y="24" width="46" height="28" rx="7" className="fill-highlight" />
      <path d="M71 24v28" className="stroke-on-highlight" />
    </>
  ),
  // A network that grows: the third stop is yet to come.
  growth: (
    <>
      <path d="M24 72l15-15" />
      <path d="M57 39l15-15" strokeDasharray="6 7.6" />
      <circle cx="15" cy="81" r="13" className="fill-highlight" />
      <circle cx="48" cy="48" r="13" className="fill-card" />
      <circle cx="81" cy="15" r="13" className="fill-card" strokeDasharray="6 7.6" />
    </>
  ),
  // A sign with the hours.
  hours: (
    <>
      <path d="M22 60v34M74 60v34" />
      <path d="M2 8h92v52H2z" className="fill-highlight" />
      <circle cx="28" cy="34" r="15" className="fill-card" />
      <path d="M28 25v9h7" />
      <path d="M54 27h28M54 41h18" className="stroke-on-highlight" />
    </>
  ),
};

/** What we promise, with a drawing each. */
export function Reasons({ title, items }: ReasonsProps) {
  return (
    <Section id="why-choose-us" title={title}>
      <ul role="list" className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((reason) => (
          <li key={reason.title} className="flex flex-wrap gap-3 sm:block">
            <svg
              viewBox="0 0 96 96"
              aria-hidden="true"
              strokeWidth="4"
              strokeLinejoin="round"
              className="size-16 shrink-0 overflow-visible fill-none stroke-ink sm:mb-4 sm:size-24"
            >
              {drawings[reason.drawing]}
            </svg>
            <div className="grow basis-32">
              <h3 className="text-title">{reason.title}</h3>
              <p className="text-ink-soft">
                <NonBreakingTerms>{reason.description}</NonBreakingTerms>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
