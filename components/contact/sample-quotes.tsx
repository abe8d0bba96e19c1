import { Section } from '@/components/page/section';
import { ButtonLink } from '@/components/ui/button-link';
import type { contact } from '@/content/pages/contact';
import { SampleQuote } from './sample-quote';

type SampleQuotesProps = typeof contact.sampleQuotes & {
  id: string;
  /** Of the form, to which the button after the quotes leads. */
  formHref: string;
};

/** Two quotes with blanks for prices. Phones fold the second one. */
export function SampleQuotes({ id, title, note, labels, action, formHref, quotes }: SampleQuotesProps) {
  const [first, second] = quotes;
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
      <ButtonLink href={formHref} className="mt-6">
        {action}
      </ButtonLink>
    </Section>
  );
}
