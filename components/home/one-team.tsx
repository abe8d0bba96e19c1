import { Section } from '@/components/page/section';
import { categoryClasses } from '@/components/ui/category-classes';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { CategoryId } from '@/content/types';
import type { ReactNode } from 'react';

type OneTeamProps = {
  id: string;
  title: string;
  /** Shown large, above the paragraphs. */
  statement: string;
  /** Three categories, whose lines are drawn. */
  lines: readonly [CategoryId, CategoryId, CategoryId];
  /** Headings of the two drawings. */
  drawings: readonly [string, string];
  paragraphs: readonly [string, string, ...string[]];
};

/**
 * The agency in paragraphs. The first is below three lines that end in a stop each, the second
 * below the same lines, which meet in one stop.
 */
export function OneTeam({ id, title, statement, lines, drawings, paragraphs }: OneTeamProps) {
  const [threeFirms, oneTeam, ...others] = paragraphs;
  return (
    <div className="surface-band pb-band print:bg-transparent">
      <Section id={id} title={title}>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          <p className="text-statement sm:col-span-2">
            <NonBreakingTerms>{statement}</NonBreakingTerms>
          </p>
          <div>
            <h3 className="mb-3 text-title">{drawings[0]}</h3>
            <Drawing>
              {lines.map((category, index) => (
                <g key={category} className={categoryClasses[category]}>
                  <path d={`M0 ${heights[index]}h400`} className="stroke-category" />
                  <circle cx="412" cy={heights[index]} r="12" className="fill-card" />
                </g>
              ))}
            </Drawing>
            <p className="mt-4">
              <NonBreakingTerms>{threeFirms}</NonBreakingTerms>
            </p>
          </div>
          <div>
            <h3 className="mb-3 text-title">{drawings[1]}</h3>
            <Drawing>
              {lines.map((category, index) => (
                <g key={category} className={categoryClasses[category]}>
                  <path
                    d={['M0 18h315l40 40h36', 'M0 66h391', 'M0 114h315l40-40h36'][index]}
                    className="stroke-category"
                  />
                </g>
              ))}
              <circle cx="391" cy="66" r="29" strokeWidth="10" className="fill-highlight" />
            </Drawing>
            <p className="mt-4">
              <NonBreakingTerms>{oneTeam}</NonBreakingTerms>
            </p>
          </div>
          {others.map((paragraph) => (
            <p key={paragraph} className="text-ink-soft sm:col-span-2">
              <NonBreakingTerms>{paragraph}</NonBreakingTerms>
            </p>
          ))}
        </div>
      </Section>
    </div>
  );
}

/** Of the three lines, from the top of the drawing. */
const heights = [18, 66, 114];

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 427 132"
      aria-hidden="true"
      strokeWidth="6"
      strokeLinejoin="round"
      className="w-full fill-none stroke-ink max-sm:max-w-72 print:hidden"
    >
      {children}
    </svg>
  );
}
