import { Section } from '@/components/page/section';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { Feature } from '@/content/types';

type PriceFactorsProps = {
  title: string;
  items: readonly Feature[];
  more: MoreLinkProps;
};

/** What the price depends on, one row per factor. */
export function PriceFactors({ title, items, more }: PriceFactorsProps) {
  return (
    <Section id="price-factors" title={title} layout="columns">
      <dl className="divided-rows md:rounded-panel md:border-3 md:border-ink md:bg-card md:px-7 print:columns-2">
        {items.map((factor) => (
          <div
            key={factor.title}
            className="gap-x-6 py-2.5 md:grid md:grid-cols-2 md:py-4 print:break-inside-avoid print:py-1"
          >
            <dt className="font-display text-title font-bold">{factor.title}</dt>
            <dd className="text-ink-soft">
              <NonBreakingTerms>{factor.description}</NonBreakingTerms>
            </dd>
          </div>
        ))}
      </dl>
      <MoreLink {...more} />
    </Section>
  );
}
