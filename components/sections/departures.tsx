import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { lineClasses } from '@/components/ui/line-classes';
import { Link } from '@/components/ui/link';
import type { LineId } from '@/content/types';
import clsx from 'clsx';

type DeparturesProps = {
  title: string;
  lead: string;
  action: { label: string; href: string };
  rows: readonly { label: string; value: string; line: LineId; href: string }[];
};

/** Usual timelines as a departures board. */
export function Departures({ title, lead, action, rows }: DeparturesProps) {
  return (
    <section aria-labelledby="departures-title" id="departures" className="pt-6 md:pt-8">
      <Container>
        <div className="rounded-panel bg-panel text-on-panel grid gap-x-14 gap-y-7 p-6 md:p-12 lg:grid-cols-[2fr_3fr]">
          <div>
            <h2 id="departures-title" className="text-heading leading-heading tracking-heading">
              {title}
            </h2>
            <p className="text-lead text-on-panel-soft mt-3 mb-6">{lead}</p>
            <ButtonLink href={action.href} variant="board">
              {action.label}
            </ButtonLink>
          </div>
          <ul className="divide-panel-rule divide-y divide-dashed">
            {rows.map(({ label, value, line, href }) => (
              <li key={label} className={clsx(lineClasses[line], 'relative flex items-center gap-3 py-1')}>
                <span aria-hidden="true" className="border-on-panel bg-line size-3.5 shrink-0 rounded-full border-2" />
                <Link
                  href={href}
                  className="target mr-auto flex items-center underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {label}
                </Link>
                <span className="text-board font-display text-title leading-snug font-bold whitespace-nowrap">{value}</span>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
