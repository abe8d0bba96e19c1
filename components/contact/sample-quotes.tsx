import { Section } from '@/components/page/section';
import { ButtonLink } from '@/components/ui/button-link';
import { categoryClasses } from '@/components/ui/category-classes';
import { PlusMinus } from '@/components/ui/plus-minus';
import type { contact } from '@/content/pages/contact';
import type { CategoryId, SampleQuote as SampleQuoteContent } from '@/content/types';
import { shownItems } from '@/lib/promises';
import clsx from 'clsx';
import { SampleQuote } from './sample-quote';

type SampleQuotesProps = Omit<typeof contact.sampleQuotes, 'quotes'> & {
  id: string;
  /** `category`: of what the quote is for. */
  quotes: readonly (SampleQuoteContent & { category: CategoryId })[];
  /** Of the form, to which the button after the quotes leads. */
  formHref: string;
};

/**
 * Quotes with blanks for prices, the first of them open. Browsers open the one that a link names,
 * because its anchor is inside. Opening one closes the others.
 */
export function SampleQuotes({ id, title, note, labels, action, formHref, quotes }: SampleQuotesProps) {
  return (
    <div className="surface-band mt-band -mb-band pb-band print:bg-transparent">
      <Section id={id} title={title} lead={note} layout="columns">
        <div className="grid max-w-190 gap-3">
          {quotes.map(({ id: quoteId, category, sheet, rows }, index) => (
            <details
              key={quoteId}
              name="sample-quote"
              open={index === 0}
              className={clsx(categoryClasses[category], 'sample-quote')}
            >
              <summary className="quote-bar">
                <span className="flex grow flex-wrap items-baseline justify-between gap-x-6">
                  <span className="font-display text-title font-bold">{sheet.name}</span>
                  {sheet.sample}
                </span>
                <PlusMinus />
              </summary>
              <SampleQuote id={quoteId} rows={shownItems(rows)} labels={labels} />
            </details>
          ))}
        </div>
        <ButtonLink href={formHref} className="mt-6">
          {action}
        </ButtonLink>
      </Section>
    </div>
  );
}
