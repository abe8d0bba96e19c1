import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { Feature } from '@/content/types';

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
          <h3 className="text-title">
            <NonBreakingTerms>{title}</NonBreakingTerms>
          </h3>
          <p className="mt-1.5 text-ink-soft">
            <NonBreakingTerms>{description}</NonBreakingTerms>
          </p>
        </li>
      ))}
    </ul>
  );
}
