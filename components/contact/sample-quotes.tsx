import { Section } from '@/components/page/section';
import { ButtonLink } from '@/components/ui/button-link';
import type { contact } from '@/content/pages/contact';
import { shownItems } from '@/lib/promises';
import { SampleQuote } from './sample-quote';

type SampleQuotesProps = typeof contact.sampleQuotes & {
  id: string;
  /** Of the form, to which the button after the quotes leads. */
  formHref: string;
};

/** Quotes with blanks for prices. Phones fold all but the first and the one that a link names. */
export function SampleQuotes({ id, title, note, labels, action, formHref, quotes }: SampleQuotesProps) {
  return (
    <Section id={id} title={title} lead={note}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {quotes.map(({ id: quoteId, sheet, rows }, index) => (
          <div key={quoteId} id={quoteId} className="min-w-0">
            {index === 0 ? (
              <SampleQuote sheet={sheet} rows={shownItems(rows)} labels={labels} />
            ) : (
              <details className="open-on-wide-screens">
                <summary className="quote-fold text-title">
                  {sheet.name}: {sheet.sample}
                </summary>
                <SampleQuote sheet={sheet} rows={shownItems(rows)} labels={labels} />
              </details>
            )}
          </div>
        ))}
      </div>
      <ButtonLink href={formHref} className="mt-6">
        {action}
      </ButtonLink>
    </Section>
  );
}
