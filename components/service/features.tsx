import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { Feature } from '@/content/types';

type FeaturesProps = {
  title: string;
  items: readonly Feature[];
};

export function Features({ title, items }: FeaturesProps) {
  return (
    <Section id="features" title={title} layout="columns">
      <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2 sm:gap-y-6">
        {items.map((feature) => (
          <li key={feature.title}>
            <h3 className="text-title">
              <NonBreakingTerms>{feature.title}</NonBreakingTerms>
            </h3>
            <p className="text-ink-soft">
              <NonBreakingTerms>{feature.description}</NonBreakingTerms>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
