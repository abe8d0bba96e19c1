import { Container } from '@/components/ui/container';
import { categoryClasses } from '@/components/ui/category-classes';
import { Link } from '@/components/ui/link';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { home } from '@/content/pages/home';
import type { CategoryId } from '@/content/types';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { timeScale } from './time-scale';

type TimelinesProps = Pick<typeof home.timelines, 'title' | 'lead' | 'yourJob'> & {
  quoteHref: string;
  /** `value` is a time like “2–4 weeks”. */
  rows: readonly { label: string; value: string; category: CategoryId; href: string }[];
  /** Shown under the times. */
  children: ReactNode;
};

/** A dark band with usual times. Each bar is beside its name, or below it on phones. */
export function Timelines({ title, lead, quoteHref, yourJob, rows, children }: TimelinesProps) {
  const { marks, barOf } = timeScale(rows.map(({ value }) => value));
  return (
    <section aria-labelledby="timelines-title" id="timelines" className="timelines end-rail surface-panel py-band">
      <Container>
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[var(--heading-column)_1fr]">
          <div>
            <h2 id="timelines-title" className="text-heading">
              {title}
            </h2>
            <p className="mt-3 text-lead text-on-panel-soft lg:text-base">
              <NonBreakingTerms>{lead}</NonBreakingTerms>
            </p>
          </div>
          <div className="relative">
            <svg aria-hidden="true" className="timeline-ticks">
              {marks.map(({ text, at }) => (
                <line key={text} x1={`${at}%`} x2={`${at}%`} y2="100%" />
              ))}
            </svg>
            {/* From left to right in any language, like the bars. Each text ends at its mark. */}
            <div aria-hidden="true" className="timeline-row">
              <svg className="h-6 w-full overflow-visible fill-on-panel-soft [direction:ltr] sm:col-start-3">
                {marks.map(({ text, at }) => (
                  <text
                    key={text}
                    x={`${at}%`}
                    y="70%"
                    textAnchor={at === 0 ? 'start' : 'end'}
                    className={clsx(at > 0 && at < 100 && 'max-[23rem]:hidden sm:max-md:hidden lg:max-[75rem]:hidden')}
                  >
                    {text}
                  </text>
                ))}
              </svg>
            </div>
            <ul role="list" className="sm:panel-rows">
              {rows.map(({ label, value, category, href }) => (
                <li key={label} className={clsx(categoryClasses[category], 'timeline-row has-stop')}>
                  <Link href={href} className="stretched-link grow basis-32">
                    {label}
                  </Link>
                  <span className="font-display text-title font-bold text-panel-figure sm:col-start-4 sm:justify-self-end">
                    {value}
                  </span>
                  <svg
                    aria-hidden="true"
                    className="h-4 w-full overflow-visible rounded-full bg-panel-rule px-2 sm:col-start-3 sm:row-start-1"
                    strokeWidth="16"
                    strokeLinecap="round"
                  >
                    <line x1={`${barOf(value).from}%`} x2={`${barOf(value).to}%`} y1="50%" y2="50%" />
                  </svg>
                </li>
              ))}
              <li className="timeline-row has-stop your-job">
                <Link href={quoteHref} className="stretched-link flex min-h-11 grow basis-32 items-center font-bold">
                  {yourJob.label}
                </Link>
                <span className="font-display text-title font-bold text-panel-figure sm:col-span-2 sm:justify-self-end">
                  {yourJob.value}
                </span>
              </li>
            </ul>
          </div>
        </div>
        {children}
      </Container>
    </section>
  );
}
