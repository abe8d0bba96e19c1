import { ColumnSection } from '@/components/ui/column-section';
import { KeptTogether } from '@/components/ui/kept-together';
import type { Feature } from '@/content/types';
import clsx from 'clsx';
import { Check } from 'lucide-react';

type FeaturesProps = {
  title: string;
  items: readonly Feature[];
};

export function Features({ title, items }: FeaturesProps) {
  return (
    <ColumnSection id="features" title={title}>
      <ul
        className={clsx('grid gap-x-8 gap-y-2.5 sm:grid-cols-2 sm:gap-y-6', items.length % 4 > 0 && 'lg:grid-cols-3')}
      >
        {items.map((feature) => (
          <li key={feature.title}>
            <h3 className="flex gap-2.5 text-title">
              <span className="flex size-6 shrink-0 items-center justify-center rounded-full text-on-line bg-stop md:size-7 print:hidden">
                <Check aria-hidden="true" className="size-4" strokeWidth={3} />
              </span>
              <span>
                <KeptTogether>{feature.title}</KeptTogether>
              </span>
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
