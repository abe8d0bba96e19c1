import { Section } from '@/components/page/section';
import type { BlankSheet } from '@/content/types';
import { BlankForm } from '@/components/ui/blank-form';
import { ButtonLink } from '@/components/ui/button-link';

type SampleQuotesProps = {
  id: string;
  title: string;
  note: string;
  /** Leads to the form, after the quotes. */
  action: { label: string; href: string };
  quotes: readonly BlankSheet[];
};

/** Quotes with blanks for prices and dates. */
export function SampleQuotes({ id, title, note, action, quotes }: SampleQuotesProps) {
  return (
    <Section id={id} title={title} lead={note}>
      <div className="grid gap-6 lg:grid-cols-2">
        {quotes.map(({ sheet, rows }) => (
          <BlankForm key={sheet.name} sheet={sheet} rows={rows} />
        ))}
      </div>
      <ButtonLink href={action.href} className="mt-6">
        {action.label}
      </ButtonLink>
    </Section>
  );
}
