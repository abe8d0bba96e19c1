import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { lineClasses } from '@/components/ui/line-classes';
import { Link } from '@/components/ui/link';
import type { CategoryId } from '@/content/types';
import clsx from 'clsx';

type TimelinesBoardProps = {
  title: string;
  lead: string;
  action: { label: string; href: string };
  /** `bar`: where the time begins and ends, in percent of the board's scale. */
  rows: readonly { label: string; value: string; line: CategoryId; href: string; bar?: { from: number; to: number } }[];
};

/** Usual timelines as a timetable, each with its bar: beside the name, on phones under it. */
export function TimelinesBoard({ title, lead, action, rows }: TimelinesBoardProps) {
  return (
    <section aria-labelledby="timelines-title" id="timelines" className="mt-band bg-panel py-band text-on-panel">
      <Container className="grid gap-x-14 gap-y-4 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 id="timelines-title" className="text-heading leading-heading tracking-heading">
            {title}
          </h2>
          <p className="mt-2 text-lead text-on-panel-soft">{lead}</p>
          {/* Elsewhere the bar at the bottom edge has it. */}
          <ButtonLink href={action.href} variant="board" className="mt-5 max-lg:hidden">
            {action.label}
          </ButtonLink>
        </div>
        <ul>
          {rows.map(({ label, value, line, href, bar }) => (
            <li key={label} className={clsx(lineClasses[line], 'timeline-row')}>
              <Link href={href} className="stretched">
                {label}
              </Link>
              <Time value={value} />
              {bar && (
                <svg aria-hidden="true" className="timeline-bar">
                  <line x1="0" x2={`${bar.from}%`} y1="50%" y2="50%" opacity="0.4" />
                  <line x1={`${bar.from}%`} x2={`${bar.to}%`} y1="50%" y2="50%" />
                </svg>
              )}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** Numbers end and units begin at the same edge in every row. */
function Time({ value }: { value: string }) {
  const unit = value.lastIndexOf(' ') + 1;
  return (
    <span className="timeline-time">
      {value.slice(0, unit)}
      <span>{value.slice(unit)}</span>
    </span>
  );
}
