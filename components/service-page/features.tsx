import { Section } from '@/components/page/section';
import { nonBreaking } from '@/components/ui/non-breaking';
import { servicePage as labels } from '@/content/labels';
import type { Feature, Service } from '@/content/types';

/** What the client gets, and what it’s made with. Without a process, it's the coloured band. */
export function Features({ features, technologies, process }: Service) {
  return (
    <Section id="features" title={labels.features} space={process ? 'normal' : 'category'}>
      <FeatureList items={features} hasColumns />
      <p id="technologies" className="mt-1 max-w-240 text-ink-soft lg:mt-2">
        {nonBreaking(`${labels.technologies} ${technologies.join(', ')}.`)}
      </p>
    </Section>
  );
}

type FeatureListProps = {
  items: readonly Feature[];
  /** On wide screens, fills one column after the other. */
  hasColumns?: boolean;
};

export function FeatureList({ items, hasColumns = false }: FeatureListProps) {
  return (
    <ul role="list" className={hasColumns ? 'gap-x-16 lg:columns-2 print:columns-2' : 'print:columns-2'}>
      {items.map(({ title, description }) => (
        <li key={title} className="break-inside-avoid pb-5.5 lg:pb-8 print:pb-2">
          <h3 className="text-title">{nonBreaking(title)}</h3>
          <p className="mt-1.5 text-ink-soft">{nonBreaking(description)}</p>
        </li>
      ))}
    </ul>
  );
}
