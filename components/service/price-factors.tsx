import { ColumnSection } from '@/components/page/column-section';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { KeptTogether } from '@/components/ui/kept-together';
import type { Feature } from '@/content/types';

type PriceFactorsProps = {
  title: string;
  items: readonly Feature[];
  more: MoreLinkProps;
};

/** What the price depends on, one row per factor. */
export function PriceFactors({ title, items, more }: PriceFactorsProps) {
  return (
    <ColumnSection id="price-factors" title={title}>
      <dl className="rows md:rounded-panel md:border-3 md:border-ink md:bg-card md:px-7 print:columns-2">
        {items.map((factor) => (
          <div
            key={factor.title}
            className="gap-x-6 py-1 md:grid md:grid-cols-2 md:py-4 print:break-inside-avoid print:py-1"
          >
            <dt className="font-display text-title font-bold">{factor.title}</dt>
            <dd className="text-ink-soft">
              <KeptTogether>{factor.description}</KeptTogether>
            </dd>
          </div>
        ))}
      </dl>
      <MoreLink {...more} />
    </ColumnSection>
  );
}
