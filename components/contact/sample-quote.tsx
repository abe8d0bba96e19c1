import { ColumnSection } from '@/components/page/column-section';
import type { SpecimenOf } from '@/content/types';
import { BlankForm } from '@/components/ui/blank-form';

type SampleQuoteProps = Pick<SpecimenOf<'form'>, 'title' | 'note' | 'sheet' | 'rows'>;

/** A quote with blanks for prices and dates. */
export function SampleQuote({ title, note, sheet, rows }: SampleQuoteProps) {
  return (
    <ColumnSection id="sample-quote" title={title} lead={note}>
      <BlankForm sheet={sheet} rows={rows} />
    </ColumnSection>
  );
}
