import type { ExampleOf } from '@/content/types';
import clsx from 'clsx';

const looks = ['bg-category border-category text-on-category', 'border-category', 'surface-highlight border-highlight'];
const days = Array.from({ length: 30 }, (_, index) => index + 1);

/** A month, with the days on which something is posted. */
export function Calendar({ posts }: ExampleOf<'calendar'>) {
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
      <div
        aria-hidden="true"
        className="grid grid-cols-7 gap-1.5 rounded-panel border-3 border-ink bg-card p-3 text-center font-display text-[min(1rem,4.4vw)] font-bold"
      >
        {days.map((day) => {
          const look = looks[posts.findIndex((post) => post.days.includes(day))];
          return (
            <span key={day} className={clsx('rounded-tag border-3 py-1.5', look ?? 'border-transparent text-ink-soft')}>
              {day}
            </span>
          );
        })}
      </div>
      <dl className="grid content-center gap-y-2 md:gap-y-4">
        {posts.map(({ title, description, days: on }, index) => (
          <div key={title}>
            <dt className="flex items-center gap-3 font-display text-title font-bold">
              <span aria-hidden="true" className={clsx('size-6 shrink-0 rounded-tag border-3', looks[index])} />
              {title}: {on.join(', ')}
            </dt>
            <dd className="ps-9 text-ink-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
