import { Container } from '@/components/ui/container';
import { lineClasses } from '@/components/ui/line-classes';
import { Link } from '@/components/ui/link';
import type { CategoryId } from '@/content/types';
import clsx from 'clsx';

type TimelinesBoardProps = {
  title: string;
  lead: string;
  /** What the bars' scale begins and ends with. */
  scale: readonly [string, string];
  /** `bar`: where the time begins and ends, in percent of the board's scale. */
  rows: readonly { label: string; value: string; line: CategoryId; href: string; bar?: { from: number; to: number } }[];
};

/** Usual timelines as a timetable, each with its bar: beside the name, on phones under it. */
export function TimelinesBoard({ title, lead, scale, rows }: TimelinesBoardProps) {
  return (
    <section aria-labelledby="timelines-title" id="timelines" className="mt-band bg-panel py-band">
      <Container className="grid gap-x-8 gap-y-4 lg:grid-cols-[17rem_1fr]">
        <div>
          <h2 id="timelines-title" className="text-heading">
            {title}
          </h2>
          <p className="mt-2 text-lead text-on-panel-soft">{lead}</p>
        </div>
        <div>
          <p aria-hidden="true" className="timeline-row text-on-panel-soft max-sm:hidden">
            <span className="col-start-3 flex justify-between">
              {scale.map((end) => (
                <span key={end}>{end}</span>
              ))}
            </span>
          </p>
          <ul className="sm:board-rows">
            {rows.map(({ label, value, line, href, bar }) => (
              <li key={label} className={clsx(lineClasses[line], 'timeline-row')}>
                <Link href={href} className="stretched grow basis-32">
                  {label}
                </Link>
                <span className="font-display text-title font-bold text-panel-figure sm:col-start-4 sm:text-right sm:whitespace-nowrap">
                  {value}
                </span>
                {bar && (
                  <svg
                    aria-hidden="true"
                    className="h-2 w-full overflow-visible rounded-full bg-panel-rule stroke-board px-1 sm:[grid-area:1/3]"
                    strokeWidth="8"
                    strokeLinecap="round"
                  >
                    <line x1="0" x2={`${bar.from}%`} y1="50%" y2="50%" opacity="0.4" />
                    <line x1={`${bar.from}%`} x2={`${bar.to}%`} y1="50%" y2="50%" />
                  </svg>
                )}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
