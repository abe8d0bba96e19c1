import type { ReactNode } from 'react';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import { PlusMinus } from '@/components/ui/plus-minus';
import type { servicePage } from '@/content/labels';
import type { SampleQuote as SampleQuoteContent } from '@/content/types';

type SampleQuoteProps = SampleQuoteContent & { labels: typeof servicePage.sampleQuote };
type Row = SampleQuoteContent['rows'][number];

/**
 * A folded paper: a quote with blanks for money, closed until it is pressed, or until a link names
 * the id inside. A press on an optional row crosses it out, in plain CSS.
 */
export function SampleQuote({ id, job, example, rows, labels }: SampleQuoteProps) {
  return (
    <details data-answer="" className="paper">
      <summary className="paper-top">
        <h3 className="text-section">{labels.title.replace('{job}', job)}</h3>
        {/* A summary has no paragraphs. */}
        <span className="block">
          {example}
          <br />
          {labels.blanks}
        </span>
        <PlusMinus />
        {/* The part that is folded away, with its rows. */}
        <svg aria-hidden="true" viewBox="0 0 100 72" preserveAspectRatio="none" className="paper-fold">
          <path d="M0 0h100l-2.5 72H2.5z" />
          <path d="M6 20h38M84 20h10M6 38h52M84 38h10M6 56h31M84 56h10" />
        </svg>
      </summary>
      <div id={id} className="paper-rows scroll-mt-32">
        <ul role="list" className="divided-rows">
          {rows.map((row) => (
            <li key={row.title}>
              <QuoteRow row={row} labels={labels} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function QuoteRow({ row, labels }: Pick<SampleQuoteProps, 'labels'> & { row: Row }) {
  if (!row.isOptional) {
    return (
      <div className="quote-row">
        <QuoteText {...row} />
      </div>
    );
  }
  return (
    <label className="quote-row cursor-pointer">
      <input
        type="checkbox"
        autoComplete="off"
        aria-label={labels.leaveOut.replace('{row}', row.title)}
        className="cross-out"
      />
      <QuoteText {...row}>
        <span className="quote-plate is-optional">{labels.optional}</span>
        <span className="quote-plate is-left-out">{labels.leftOut}</span>
      </QuoteText>
    </label>
  );
}

function QuoteText({ title, description, hasPrice, children }: Row & { children?: ReactNode }) {
  return (
    <>
      <span className="quote-title flex flex-wrap items-center gap-x-2">
        <b className="font-display text-title">{title}</b>
        {children}
        {hasPrice && (
          <span aria-hidden="true" className="quote-blank">
            ₹
          </span>
        )}
      </span>
      <span className="quote-description">
        <NonBreakingTerms>{description}</NonBreakingTerms>
      </span>
    </>
  );
}
