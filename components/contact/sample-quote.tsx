import { Section } from '@/components/page/section';
import type { SpecimenOf } from '@/content/types';
import { BlankForm } from '@/components/ui/blank-form';

type SampleQuoteProps = Pick<SpecimenOf<'form'>, 'title' | 'note' | 'sheet' | 'rows'>;

/** A quote with blanks for prices and dates. */
export function SampleQuote({ title, note, sheet, rows }: SampleQuoteProps) {
  return (
    <Section id="sample-quote" title={title} lead={note} layout="columns">
      <BlankForm sheet={sheet} rows={rows} />
    </Section>
  );
}
