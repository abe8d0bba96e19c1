import { ColumnSection } from '@/components/page/column-section';
import { KeptTogether } from '@/components/ui/kept-together';
import type { Feature } from '@/content/types';

type FeaturesProps = {
  title: string;
  items: readonly Feature[];
};

/** How many items are half as wide as the page, so that thirds fill the other rows. */
const halves = [0, 4, 2] as const;

export function Features({ title, items }: FeaturesProps) {
  return (
    <ColumnSection id="features" title={title}>
      <ul className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-12">
        {items.map((feature, index) => (
          <li
            key={feature.title}
            className={index < (halves[items.length % 3] ?? 0) ? 'lg:col-span-6' : 'lg:col-span-4'}
          >
            <h3 className="text-title">
              <KeptTogether>{feature.title}</KeptTogether>
            </h3>
            <p className="text-ink-soft">
              <KeptTogether>{feature.description}</KeptTogether>
            </p>
          </li>
        ))}
      </ul>
    </ColumnSection>
  );
}
