import type { ExampleOf } from '@/content/types';
import clsx from 'clsx';

/** A page of a paper register, struck through, and the screen that replaces it. */
export function Booking({ before, after }: ExampleOf<'booking'>) {
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[2fr_3fr] lg:grid-cols-3 lg:gap-6">
      <div className="-rotate-2 border-2 border-field bg-card px-5 py-3 max-sm:mx-3">
        <p className="font-display text-title font-bold">{before.title}</p>
        <ul role="list" className="italic">
          {before.lines.map((line, index) => (
            <li key={line} className="border-b-2 border-rule py-0.5 sm:py-1.5">
              {index % 2 === 0 ? <s>{line}</s> : line}
            </li>
          ))}
        </ul>
      </div>
      <div className="overflow-clip rounded-panel border-3 border-ink bg-card lg:col-span-2">
        <p className="surface-panel px-4.5 py-2.5 font-display text-title font-bold">{after.title}</p>
        <dl className="px-4.5 divided-rows">
          {after.rows.map(({ time, state, isFree }) => (
            <div key={time} className="flex flex-wrap items-center gap-x-3 py-2">
              <dt className="min-w-18 font-display text-title font-bold sm:min-w-24">{time}</dt>
              <dd
                aria-hidden="true"
                className={clsx('size-5 rounded-full border-4 border-category', isFree || 'bg-category')}
              />
              <dd className={clsx('grow basis-32', isFree && 'text-ink-soft')}>{state}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
