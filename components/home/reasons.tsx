import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';

type ReasonsProps = {
  title: string;
  items: readonly { title: string; description: string }[];
};

export function Reasons({ title, items }: ReasonsProps) {
  return (
    <Section id="why-choose-us" title={title}>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((reason) => (
          <li key={reason.title}>
            <h3 className="text-title">{reason.title}</h3>
            <p className="text-ink-soft">
              <NonBreakingTerms>{reason.description}</NonBreakingTerms>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
