import { Section } from '@/components/page/section';
import type { SpecimenOf } from '@/content/types';
import { BlankForm } from '@/components/ui/blank-form';

type SampleQuotesProps = {
  id: string;
  title: string;
  note: string;
  quotes: readonly Pick<SpecimenOf<'form'>, 'sheet' | 'rows'>[];
};

/** Quotes with blanks for prices and dates. */
export function SampleQuotes({ id, title, note, quotes }: SampleQuotesProps) {
  return (
    <Section id={id} title={title} lead={note}>
      <div className="grid gap-6 lg:grid-cols-2">
        {quotes.map(({ sheet, rows }) => (
          <BlankForm key={sheet.name} sheet={sheet} rows={rows} />
        ))}
      </div>
    </Section>
  );
}
