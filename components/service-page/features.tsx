import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { Feature } from '@/content/types';
import { FeatureList } from './feature-list';

type FeaturesProps = {
  title: string;
  items: readonly Feature[];
  /** Tools and equipment, as a line of text. */
  technologies: { id: string; label: string; items: readonly string[] };
  /** In the category's colour: one band of each page is. */
  isBand: boolean;
};

/** What the client gets, and what it’s made with. */
export function Features({ title, items, technologies, isBand }: FeaturesProps) {
  return (
    <Section id="features" title={title} space={isBand ? 'category' : 'normal'}>
      <FeatureList items={items} hasColumns />
      <p id={technologies.id} className="mt-1 max-w-240 text-ink-soft lg:mt-2">
        <NonBreakingTerms>{`${technologies.label} ${technologies.items.join(', ')}.`}</NonBreakingTerms>
      </p>
    </Section>
  );
}
