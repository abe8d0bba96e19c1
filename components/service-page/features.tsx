import clsx from 'clsx';
import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { Feature } from '@/content/types';

type FeaturesProps = {
  title: string;
  items: readonly Feature[];
  /** In the category's colour: one band of each page is. */
  isBand: boolean;
};

/** How many items are half as wide as the page, so that thirds fill the other rows. */
const halves = [0, 4, 2] as const;

export function Features({ title, items, isBand }: FeaturesProps) {
  return (
    <Section id="features" title={title} layout="columns" space={isBand ? 'category' : 'normal'}>
      <ul role="list" className="grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-12">
        {items.map((feature, index) => (
          <li
            key={feature.title}
            className={clsx(
              'border-t-3 border-ink pt-2.5',
              index < (halves[items.length % 3] ?? 0) ? 'lg:col-span-6' : 'lg:col-span-4',
            )}
          >
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
