import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';

type TechnologiesProps = { title: string; note?: string; items: readonly string[] };

export function Technologies({ title, note, items }: TechnologiesProps) {
  return (
    <Section id="technologies" title={title} lead={note} layout="columns">
      <ul role="list" className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li
            key={item}
            className="flex min-h-8.5 items-center rounded-tag border-2 border-ink px-3 font-display text-button font-bold"
          >
            <NonBreakingTerms>{item}</NonBreakingTerms>
          </li>
        ))}
      </ul>
    </Section>
  );
}
