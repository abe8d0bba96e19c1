import { ColumnSection } from '@/components/page/column-section';

type StatementsProps = { items: readonly { id: string; title: string; text: string }[] };

export function Statements({ items }: StatementsProps) {
  return items.map(({ id, title, text }) => (
    <ColumnSection key={id} id={id} title={title}>
      <p className="max-w-text text-lead">{text}</p>
    </ColumnSection>
  ));
}
