import type { ReactNode } from 'react';
import type { Action } from '@/components/page/contact-actions';
import { Section } from '@/components/page/section';
import { ButtonLink } from '@/components/ui/button-link';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import { Text } from '@/components/ui/text';
import type { Feature } from '@/content/types';

type PriceFactorsProps = {
  title: string;
  lead?: string;
  items: readonly Feature[];
  /** The starting price, before the lead. */
  starting?: { price: string; covers: string; checked: string };
  /** Under the factors. */
  note?: string;
  action: Action;
  /** Link to the nearest sample quote, if the service has none of its own. */
  more?: MoreLinkProps;
  /** The service's own sample quote. */
  children?: ReactNode;
};

/** What the price depends on, one row per factor. */
export function PriceFactors({ title, lead, items, starting, note, action, more, children }: PriceFactorsProps) {
  return (
    <Section id="price-factors" title={title} lead={starting ? undefined : lead} layout="columns" space="band">
      {starting && (
        <div className="mb-4">
          <p className="font-display text-title font-bold">{starting.price}</p>
          <p className="max-w-text">
            <NonBreakingTerms>{`${starting.covers} ${starting.checked}`}</NonBreakingTerms>
          </p>
          {lead && <p className="mt-4">{lead}</p>}
        </div>
      )}
      <dl className="border-y border-rule divided-rows print:columns-2">
        {items.map((factor) => (
          <div
            key={factor.title}
            className="items-baseline gap-x-6 py-3 md:grid md:grid-cols-[220px_1fr] md:py-4 print:break-inside-avoid print:py-1"
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
      {children}
      {/* Phones have the bar. */}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 *:my-0 print:hidden">
        <ButtonLink href={action.href} className="max-sm:hidden">
          {action.label}
        </ButtonLink>
        {more && <MoreLink {...more} />}
      </div>
    </Section>
  );
}
