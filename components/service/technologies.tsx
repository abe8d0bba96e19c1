import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';

type TechnologiesProps = { title: string; note?: string; items: readonly string[] };

export function Technologies({ title, note, items }: TechnologiesProps) {
  return (
    <Section id="technologies" title={title} lead={note} layout="columns">
      <ul role="list" className="flex flex-wrap gap-x-5 gap-y-1 font-bold">
        {items.map((item) => (
          <li key={item}>
            <NonBreakingTerms>{item}</NonBreakingTerms>
          </li>
        ))}
      </ul>
    </Section>
  );
}
