import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';

type OneTeamProps = { id: string; title: string; paragraphs: readonly string[] };

/** The agency in paragraphs. The first sentence is large, beside a drawing of what it says. */
export function OneTeam({ id, title, paragraphs }: OneTeamProps) {
  const [first = '', ...others] = paragraphs;
  const end = first.search(/[.?!] /) + 1;
  const rest = first.slice(end).trim();
  return (
    <Section id={id} title={title}>
      <div className="grid items-center gap-x-14 gap-y-6 md:grid-cols-2">
        <p className="text-statement">
          <NonBreakingTerms>{first.slice(0, end)}</NonBreakingTerms>
        </p>
        <ThreeAndOne />
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-4 lg:grid-cols-3">
        {[rest, ...others].filter(Boolean).map((paragraph) => (
          <p key={paragraph}>
            <NonBreakingTerms>{paragraph}</NonBreakingTerms>
          </p>
        ))}
      </div>
    </Section>
  );
}

/** Three lines that end in a stop each, and three that meet in one. */
function ThreeAndOne() {
  return (
    <svg
      viewBox="0 0 400 132"
      aria-hidden="true"
      strokeWidth="6"
      strokeLinejoin="round"
      className="w-full max-w-100 fill-none stroke-ink print:hidden"
    >
      <path d="M0 18h120M0 66h120M0 114h120" />
      <g className="fill-card">
        <circle cx="132" cy="18" r="12" />
        <circle cx="132" cy="66" r="12" />
        <circle cx="132" cy="114" r="12" />
      </g>
      <path d="M212 18h88l48 48M212 66h136M212 114h88l48-48" />
      <circle cx="360" cy="66" r="29" strokeWidth="10" className="fill-highlight" />
    </svg>
  );
}
