import clsx from 'clsx';
import type { ReactNode } from 'react';
import { nonBreaking } from '@/components/ui/non-breaking';
import { PlusMinus } from '@/components/ui/plus-minus';
import { servicePage } from '@/content/labels';
import type { SampleQuote as Quote } from '@/content/types';

type SampleQuoteProps = Quote & { firstPrice?: string };
type Row = Quote['rows'][number] & { price?: string };

const labels = servicePage.sampleQuote;

/**
 * A folded paper: a quote with blanks for money, closed until it is pressed, or until a link names
 * the id inside. On wide screens, sample-quote.client.ts opens it. A press on an optional row unticks and crosses it out, in plain CSS.
 */
export function SampleQuote({ id, job, example, rows, firstPrice }: SampleQuoteProps) {
  return (
    <details data-answer="" data-sample-quote="" className="paper">
      <summary className="paper-top relative isolate grid cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2">
        <h3 className="text-section">{labels.title.replace('{job}', job)}</h3>
        {/* A summary has no paragraphs. */}
        <span className="col-start-1">
          {example}
          <br />
          {firstPrice ? labels.someBlanks : labels.blanks} {labels.tap}
        </span>
        <PlusMinus />
        <svg aria-hidden="true" width="40" height="40" className="absolute end-0 top-0 mirrored">
          <path d="M1.5 3.6v34.9h34.9z" strokeWidth="3" strokeLinejoin="round" className="fill-highlight stroke-ink" />
        </svg>
        <Fold />
      </summary>
      <div id={id} className="paper-rows scroll-mt-32">
        <ul role="list" className="divided-rows">
          {rows.map((row, index) => (
            <li key={row.title}>
              <QuoteRow {...row} price={index === 0 ? firstPrice : undefined} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** The part that is folded away, with its rows. */
function Fold() {
  const edge = 'M0 0h100l-2.5 72H2.5z';
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 72"
      preserveAspectRatio="none"
      strokeWidth="3"
      strokeLinejoin="round"
      className="paper-fold absolute start-0 bottom-0 h-18 w-full overflow-visible print:hidden"
    >
      <path d={edge} className="fill-card" />
      <path d={edge} vectorEffect="non-scaling-stroke" className="fill-tint stroke-ink" />
      <path
        d="M6 20h38M84 20h10M6 38h52M84 38h10M6 56h31M84 56h10"
        vectorEffect="non-scaling-stroke"
        opacity="0.3"
        className="stroke-ink"
      />
    </svg>
  );
}

const rowLayout = 'grid gap-x-2.5 gap-y-0.5 py-3.5';
const plate = 'surface-highlight rounded-tag border-2 border-highlight-edge px-2 font-display text-button font-bold';

function QuoteRow(row: Row) {
  if (!row.isOptional) {
    return (
      <div className={rowLayout}>
        <QuoteText {...row} />
      </div>
    );
  }
  return (
    <label className={`${rowLayout} cursor-pointer grid-cols-[26px_minmax(0,1fr)] items-start`}>
      {/* Its box is before the text, and as large as a fingertip. */}
      <input
        type="checkbox"
        defaultChecked
        aria-label={labels.include.replace('{row}', row.title)}
        className="tick-box is-square"
      />
      <QuoteText {...row}>
        <span className={`is-optional ${plate}`}>{labels.optional}</span>
        <span className={`is-left-out ${plate}`}>{labels.leftOut}</span>
      </QuoteText>
    </label>
  );
}

function QuoteText({ title, description, hasPrice, price, isOptional, children }: Row & { children?: ReactNode }) {
  return (
    <>
      <span className="quote-title flex flex-wrap items-center gap-x-2">
        <b className="font-display text-title">{title}</b>
        {children}
        {price && <b className="ms-auto font-display text-title">{price}</b>}
        {hasPrice && !price && (
          <span
            aria-hidden="true"
            className="quote-blank ms-auto w-11 border-b-2 border-dotted border-field font-display text-title font-bold sm:w-24"
          >
            ₹
          </span>
        )}
      </span>
      <span className={clsx('quote-description text-ink-soft', isOptional && 'col-start-2')}>
        {nonBreaking(description)}
      </span>
    </>
  );
}
