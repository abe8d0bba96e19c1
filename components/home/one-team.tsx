import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';

type OneTeamProps = { id: string; title: string; paragraphs: readonly string[] };

/**
 * The agency in paragraphs. The first sentence is large. What follows it is below three lines that
 * end in a stop each, and the second paragraph below three that meet in one.
 */
export function OneTeam({ id, title, paragraphs }: OneTeamProps) {
  const [first = '', together = '', ...others] = paragraphs;
  const end = first.search(/[.?!] /) + 1;
  return (
    <Section id={id} title={title}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        <p className="text-statement sm:max-lg:col-span-2">
          <NonBreakingTerms>{first.slice(0, end)}</NonBreakingTerms>
        </p>
        <div>
          <ThreeStops />
          <p className="mt-4">
            <NonBreakingTerms>{first.slice(end).trim()}</NonBreakingTerms>
          </p>
        </div>
        <div>
          <OneStop />
          <p className="mt-4">
            <NonBreakingTerms>{together}</NonBreakingTerms>
          </p>
        </div>
        {others.map((paragraph) => (
          <p key={paragraph} className="sm:col-span-2 lg:col-start-2">
            <NonBreakingTerms>{paragraph}</NonBreakingTerms>
          </p>
        ))}
      </div>
    </Section>
  );
}

const drawing = 'w-46 max-w-full fill-none stroke-ink print:hidden';

/** Three lines that end in a stop each. */
function ThreeStops() {
  return (
    <svg aria-hidden="true" viewBox="0 0 184 132" strokeWidth="6" className={drawing}>
      <path d="M0 18h148M0 66h148M0 114h148" />
      <g className="fill-card">
        <circle cx="160" cy="18" r="12" />
        <circle cx="160" cy="66" r="12" />
        <circle cx="160" cy="114" r="12" />
      </g>
    </svg>
  );
}

/** Three lines that meet in one stop. */
function OneStop() {
  return (
    <svg aria-hidden="true" viewBox="0 0 184 132" strokeWidth="6" strokeLinejoin="round" className={drawing}>
      <path d="M0 18h90l48 48M0 66h138M0 114h90l48-48" />
      <circle cx="150" cy="66" r="29" strokeWidth="10" className="fill-highlight" />
    </svg>
  );
}
