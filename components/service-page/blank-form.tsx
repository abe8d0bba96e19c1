import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import { Sheet } from './sheet';
import type { BlankSheet } from '@/content/types';

/** A report or a protocol, with blanks for the facts of the client's own job. */
export function BlankForm({ sheet, rows }: BlankSheet) {
  return (
    <Sheet {...sheet}>
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
              <NonBreakingTerms>{description}</NonBreakingTerms>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
