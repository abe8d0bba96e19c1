import type { ReactNode } from 'react';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { contact } from '@/content/pages/contact';
import type { SampleQuote as SampleQuoteContent } from '@/content/types';

type SampleQuoteProps = Pick<SampleQuoteContent, 'id' | 'rows'> & Pick<typeof contact.sampleQuotes, 'labels'>;

/** So many rows are open on phones. */
const openRows = 4;

/** A quote with blanks for money. A press on an optional row crosses it out, in plain CSS. */
export function SampleQuote({ id, rows, labels }: SampleQuoteProps) {
  return (
    <div id={id} className="scroll-mt-32">
      <Rows rows={rows.slice(0, openRows)} labels={labels} />
      <details className="open-on-wide-screens">
        <summary className="fold-summary px-4.5 md:px-7">{labels.more}</summary>
        <Rows rows={rows.slice(openRows)} labels={labels} />
      </details>
    </div>
  );
}

function Rows({ rows, labels }: Pick<SampleQuoteProps, 'rows' | 'labels'>) {
  return (
    <ul role="list" className="quote-rows px-4.5 md:px-7">
      {rows.map((row) => (
        <li key={row.title}>
          {row.isOptional ? (
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
          ) : (
            <div className="quote-row">
              <QuoteText {...row} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type QuoteTextProps = SampleQuoteContent['rows'][number] & { children?: ReactNode };

function QuoteText({ title, description, hasPrice, children }: QuoteTextProps) {
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
