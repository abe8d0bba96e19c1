import { nonBreaking } from '@/components/ui/non-breaking';
import type { BlankSheet } from '@/content/types';

/** A report or a protocol: a paper with its name in a dark bar, and blanks for facts. */
export function BlankForm({ sheet, rows }: BlankSheet) {
  return (
    <div className="flex flex-col overflow-clip rounded-panel border-3 border-ink bg-ink print:bg-card">
      <p className="surface-panel flex flex-wrap items-baseline justify-between gap-x-6 px-4.5 py-2 md:px-7 print:py-0">
        <span className="font-display text-title font-bold">{sheet.name}</span>
        <span className="text-on-panel-soft">{sheet.sample}</span>
      </p>
      {/* The bar's corners show the outer background, which looks like the border. */}
      <div className="grow border-t-3 border-ink bg-card">
        <dl className="px-4.5 divided-rows md:px-7">
          {rows.map(({ title, source, description }) => (
            <div
              key={title}
              className="gap-x-6 py-2.5 md:grid md:grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] md:items-baseline md:py-4 print:py-1"
            >
              <dt className="font-display text-title font-bold">
                {title}
                <span aria-hidden="true" className="mt-4 mb-1 block border-b-2 border-dotted border-field" />
              </dt>
              <dd className="text-ink-soft">
                {source && <b className="text-ink">{source}: </b>}
                {nonBreaking(description)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
