import { Section } from '@/components/page/section';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import { Text } from '@/components/ui/text';
import type { Feature } from '@/content/types';

type PriceFactorsProps = {
  title: string;
  lead?: string;
  items: readonly Feature[];
  /** Under the factors. */
  note?: string;
  more: MoreLinkProps;
};

/** What the price depends on, one row per factor. */
export function PriceFactors({ title, lead, items, note, more }: PriceFactorsProps) {
  return (
    <Section id="price-factors" title={title} lead={lead} layout="columns">
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
      {note && (
        <p className="mt-4 max-w-text">
          <Text>{note}</Text>
        </p>
      )}
      <MoreLink {...more} />
    </Section>
  );
}
