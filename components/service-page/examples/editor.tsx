import type { ExampleOf } from '@/content/types';

/** The editor in which staff type, and the page that visitors read. */
export function Editor({ form, page, fields, action }: ExampleOf<'editor'>) {
  const [heading, ...rest] = fields;
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-6">
      <div>
        <p className="font-display text-title font-bold">{form}</p>
        <div className="mt-2 rounded-panel border-3 border-ink bg-card px-4.5 py-4">
          <dl>
            {fields.map(({ label, value }) => (
              <div key={label} className="mb-2.5 max-sm:flex max-sm:flex-wrap max-sm:items-center">
                <dt className="min-w-18 text-ink-soft">{label}</dt>
                <dd className="grow basis-32 rounded-tag border-2 border-field px-2.5 py-1 sm:mt-0.5">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="surface-highlight inline-block rounded-control px-5 py-2 font-bold">{action}</p>
        </div>
      </div>
      <div>
        <p className="font-display text-title font-bold">{page}</p>
        <div className="mt-2 overflow-clip rounded-panel border-3 border-ink bg-card">
          <p aria-hidden="true" className="flex h-9 items-center gap-2 bg-category px-4.5">
            <i className="size-3 rounded-full bg-card" />
            <i className="size-3 rounded-full bg-card" />
            <i className="size-3 rounded-full bg-card" />
          </p>
          <div className="px-4.5 py-4">
            <p className="font-display text-section font-bold">{heading?.value}</p>
            {rest.map(({ label, value }) => (
              <p key={label} className="mt-2">
                <b>{label}:</b> {value}
              </p>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
