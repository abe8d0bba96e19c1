import type { ExampleOf } from '@/content/types';

/** A plan of a year: a bar per channel over the months. */
export function Season({ months, rows }: ExampleOf<'season'>) {
  const place = (month: number) => `${(month / months.length) * 100}%`;
  return (
    <div className="rounded-panel border-3 border-ink bg-card px-4.5 py-2 md:px-7">
      <p aria-hidden="true" className="grid grid-cols-12 px-2 text-center font-display font-bold lg:ms-[249px]">
        {months.map((month, index) => (
          <span key={index}>{month}</span>
        ))}
      </p>
      <dl>
        {rows.map(({ title, when, description, from, to }) => (
          <div key={title} className="items-center gap-x-6 py-1.5 lg:grid lg:grid-cols-[225px_1fr]">
            <dt className="flex flex-wrap items-baseline gap-x-2">
              <b className="font-display text-title">{title}</b>
              <span className="text-base/snug text-ink-soft">{description}</span>
            </dt>
            <dd className="max-lg:mt-1">
              <svg
                role="img"
                aria-label={when}
                className="h-6 w-full overflow-visible px-3"
                strokeWidth="24"
                strokeLinecap="round"
              >
                <line x2="100%" y1="50%" y2="50%" className="stroke-rule" />
                <line x1={place(from + 0.2)} x2={place(to + 0.8)} y1="50%" y2="50%" className="stroke-category" />
                <text
                  x={place((from + to + 1) / 2)}
                  y="70%"
                  textAnchor="middle"
                  fontSize="14"
                  className="fill-on-category font-display font-bold"
                >
                  {when}
                </text>
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
