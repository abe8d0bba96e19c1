import { Section } from '@/components/page/section';

type StatementsProps = { items: readonly { id: string; title: string; text: string }[] };

export function Statements({ items }: StatementsProps) {
  return items.map(({ id, title, text }) => (
    <Section key={id} id={id} title={title} layout="columns">
      <p className="max-w-text text-lead">{text}</p>
    </Section>
  ));
}
