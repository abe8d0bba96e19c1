import { Section } from '@/components/page/section';
import { ButtonLink } from '@/components/ui/button-link';
import type { SampleQuote as SampleQuoteContent } from '@/content/types';
import { type QuoteLabels, SampleQuote } from './sample-quote';

type SampleQuotesProps = {
  id: string;
  title: string;
  note: string;
  labels: QuoteLabels;
  /** Leads to the form, after the quotes. */
  action: { label: string; href: string };
  quotes: readonly [SampleQuoteContent, SampleQuoteContent];
};

/** Two quotes with blanks for prices. Phones fold the second one. */
export function SampleQuotes({ id, title, note, labels, action, quotes: [first, second] }: SampleQuotesProps) {
  return (
    <Section id={id} title={title} lead={note}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SampleQuote {...first} labels={labels} />
        <details className="open-on-wide-screens min-w-0">
          <summary className="quote-fold text-title">
            {second.sheet.name}: {second.sheet.sample}
          </summary>
          <SampleQuote {...second} labels={labels} />
        </details>
      </div>
      <ButtonLink href={action.href} className="mt-6">
        {action.label}
      </ButtonLink>
    </Section>
  );
}
