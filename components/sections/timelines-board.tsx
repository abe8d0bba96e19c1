import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { lineClasses } from '@/components/ui/line-classes';
import { Link } from '@/components/ui/link';
import type { LineId } from '@/content/types';
import clsx from 'clsx';

type TimelinesBoardProps = {
  title: string;
  lead: string;
  action: { label: string; href: string };
  /** `bar`: where the time begins and ends, in percent of the board's scale. */
  rows: readonly { label: string; value: string; line: LineId; href: string; bar?: { from: number; to: number } }[];
};

/** Usual timelines as a timetable, each with its bar: beside the name, on phones under it. */
export function TimelinesBoard({ title, lead, action, rows }: TimelinesBoardProps) {
  return (
    <section aria-labelledby="timelines-title" id="timelines" className="mt-band bg-panel py-band text-on-panel">
      <Container>
        <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[2fr_3fr]">
          <div>
            <h2 id="timelines-title" className="text-heading leading-heading tracking-heading">
              {title}
            </h2>
            <p className="mt-3 mb-5 text-lead text-on-panel-soft">{lead}</p>
            <ButtonLink href={action.href} variant="board">
              {action.label}
            </ButtonLink>
          </div>
          <ul className="sm:board-rows">
            {rows.map(({ label, value, line, href, bar }) => (
              <li
                key={label}
                className={clsx(
                  lineClasses[line],
                  'timeline-row relative flex flex-wrap items-center gap-x-3 max-sm:pb-1.5',
                )}
              >
                <Link href={href} className="stretched flex target items-center sm:w-42">
                  {label}
                </Link>
                <Figure value={value} />
                {bar && <TimeBar {...bar} />}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}

/** Numbers end and units begin at the same edge in every row. */
function Figure({ value }: { value: string }) {
  const space = value.search(/\s\S*$/);
  return (
    <span className="ml-auto flex gap-1.5 font-display text-title leading-snug font-bold whitespace-nowrap text-panel-figure sm:order-1 sm:ml-0 sm:w-38 sm:justify-end">
      {value.slice(0, space)}
      <span className="w-unit">{value.slice(space).trim()}</span>
    </span>
  );
}

function TimeBar({ from, to }: { from: number; to: number }) {
  return (
    <svg
      aria-hidden="true"
      className="mx-1 h-2 w-full min-w-0 overflow-visible max-sm:-mt-1.5 sm:w-0 sm:grow"
      strokeWidth="8"
      strokeLinecap="round"
    >
      <line x2="100%" y1="4" y2="4" className="stroke-panel-rule" />
      <line x1={`${from}%`} x2={`${to}%`} y1="4" y2="4" className="stroke-board" />
    </svg>
  );
}
