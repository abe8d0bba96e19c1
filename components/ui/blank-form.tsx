import { NonBreakingTerms } from './non-breaking-terms';
import { Sheet } from './sheet';
import type { BlankSheet } from '@/content/types';

type BlankFormProps = BlankSheet & { hasBarcode?: boolean };

/** A report, a protocol or a label, with blanks for the facts of the client's own job. */
export function BlankForm({ sheet, rows, hasBarcode = false }: BlankFormProps) {
  return (
    <Sheet {...sheet}>
      {hasBarcode && <Barcode />}
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

function Barcode() {
  return (
    <svg viewBox="0 0 95 20" aria-hidden="true" className="mx-4.5 mt-4 h-14 w-60 stroke-ink md:mx-7">
      <path d="M0 10h95" strokeWidth="20" strokeDasharray="1 1 1 2 3 1 2 2 1 3 1 1 4 2 1 2" />
    </svg>
  );
}
