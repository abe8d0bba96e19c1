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
    <Section id="price-factors" title={title} lead={lead} layout="columns" space="band">
      <dl className="border-y border-rule divided-rows print:columns-2">
        {items.map((factor) => (
          <div
            key={factor.title}
            className="gap-x-6 py-3 md:grid md:grid-cols-[220px_1fr] md:py-4 print:break-inside-avoid print:py-1"
          >
            <dt className="font-display text-title font-bold">{factor.title}</dt>
            <dd className="max-w-130 text-ink-soft">
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
