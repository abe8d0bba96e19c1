import { Section } from '@/components/ui/section';
import type { Feature } from '@/content/types';
import { Check } from 'lucide-react';

type FeaturesProps = {
  title: string;
  items: readonly Feature[];
};

export function Features({ title, items }: FeaturesProps) {
  return (
    <Section id="features" title={title}>
      <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-9 print:grid-cols-3">
        {items.map((feature) => (
          <li key={feature.title} className="flex gap-4 sm:block">
            <span className="flex size-8.5 shrink-0 items-center justify-center rounded-full text-on-line bg-stop print:hidden">
              <Check aria-hidden="true" className="size-4.5" strokeWidth={3} />
            </span>
            <div>
              <h3 className="text-title sm:mt-3">{feature.title}</h3>
              <p className="mt-1 text-ink-soft">{feature.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
