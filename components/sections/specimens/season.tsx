import type { SpecimenOf } from '@/content/types';

/** A year on one sheet: a bar per channel, over the months. */
export function Season({ months, rows }: Pick<SpecimenOf<'season'>, 'months' | 'rows'>) {
  return (
    <div className="rounded-panel border-3 border-ink bg-card px-4.5 py-3 md:px-7">
      <p aria-hidden="true" className="grid grid-cols-12 text-center font-display font-bold lg:ml-52">
        {months.map((month, index) => (
          <span key={index}>{month}</span>
        ))}
      </p>
      <dl className="rows">
        {rows.map(({ title, description, from, to }) => (
          <div key={title} className="items-center py-2.5 lg:grid lg:grid-cols-[13rem_1fr]">
            <dt className="font-display text-title font-bold">{title}</dt>
            <dd>
              <svg viewBox="0 0 120 6" preserveAspectRatio="none" aria-hidden="true" className="h-4 w-full stroke-line">
                <path d="M0 3h120" strokeWidth="1" className="stroke-rule" />
                <path d={`M${from * 10 + 1} 3h${(to - from) * 10 + 8}`} strokeWidth="6" />
              </svg>
              <p className="text-ink-soft">{description}</p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
