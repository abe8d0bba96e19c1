import { Figures } from '@/components/page/figures';
import { nonBreaking } from '@/components/ui/non-breaking';
import { home } from '@/content/pages/home';
import { categoryOf } from '@/lib/catalogue';
import { quoteLink } from '@/lib/contact-links';
import { routes, servicePath } from '@/lib/routes';
import clsx from 'clsx';
import { timeScale } from './time-scale';

/** A dark band with usual times and figures. On phones, each bar is below its name. */
export function Timelines() {
  const { title, lead, yourJob, rows } = home.timelines;
  const { marks, barOf } = timeScale(rows.map(({ value }) => value));
  return (
    <section aria-labelledby="timelines-title" id="timelines" className="timelines end-rail surface-panel py-band">
      <div className="page-width">
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[var(--heading-column)_1fr]">
          <div>
            <h2 id="timelines-title" className="text-heading">
              {title}
            </h2>
            <p className="mt-3 text-on-panel-soft">{nonBreaking(lead)}</p>
          </div>
          <div className="relative">
            <svg aria-hidden="true" className="timeline-ticks">
              {marks.map(({ text, at }) => (
                <line key={text} x1={`${at}%`} x2={`${at}%`} y2="100%" />
              ))}
            </svg>
            {/* From left to right in any language, like the bars. Each text ends at its mark. */}
            <div aria-hidden="true" className={row}>
              <svg className="h-6 w-full overflow-visible fill-on-panel-soft [direction:ltr] sm:col-start-3">
                {marks.map(({ text, at }) => (
                  <text
                    key={text}
                    x={`${at}%`}
                    y="70%"
                    textAnchor="end"
                    className={at < 100 ? 'max-[23rem]:hidden sm:max-md:hidden lg:max-[75rem]:hidden' : undefined}
                  >
                    {text}
                  </text>
                ))}
              </svg>
            </div>
            <ul role="list" className="sm:panel-rows">
              {rows.map(({ label, value, service }) => (
                <li key={label} className={clsx(categoryOf(service).colour, row, stop, 'before:bg-category')}>
                  <a href={servicePath(service)} className="stretched-link grow basis-32">
                    {label}
                  </a>
                  <span className="font-display text-title font-bold text-panel-figure sm:col-start-4 sm:justify-self-end">
                    {value}
                  </span>
                  <span aria-hidden="true" className={`${barClass} overflow-clip rounded-full bg-panel-rule`}>
                    <Bar {...barOf(value)} />
                  </span>
                </li>
              ))}
              <li className={clsx(row, stop, 'before:bg-highlight')}>
                <a
                  href={quoteLink(routes.home).href}
                  className="stretched-link flex min-h-11 grow basis-32 items-center font-bold"
                >
                  {yourJob.label}
                </a>
                <span className="font-display text-title font-bold text-panel-figure sm:col-start-4 sm:justify-self-end">
                  {yourJob.value}
                </span>
                <svg
                  aria-hidden="true"
                  className={`${barClass} stroke-panel-rule`}
                  strokeWidth="4"
                  strokeLinecap="round"
                  strokeDasharray="1 11"
                >
                  <path d="M2 8H9999" />
                </svg>
              </li>
            </ul>
          </div>
        </div>
        <Figures items={home.figures} isInBand />
      </div>
    </section>
  );
}

/** Name and time, with the bar below, or between name and time on wider screens. */
const row =
  'relative flex flex-wrap items-center gap-x-3 gap-y-1.5 pb-6 sm:grid sm:min-h-11 sm:grid-cols-[0.875rem_9.75rem_1fr_8rem] sm:pb-0';
const stop = 'before:size-3.5 before:rounded-full before:border-2 before:border-on-panel';
const barClass = 'h-4 w-full sm:col-start-3 sm:row-start-1';

/** At a percentage of the track. */
function Bar({ x, width }: { x: number; width: number }) {
  return (
    <svg className="timeline-bar size-full">
      <rect x={`${x}%`} width={`${width}%`} height="16" rx="8" />
    </svg>
  );
}
