import type { ReactNode } from 'react';
import type { Action } from '@/components/page/contact-actions';
import { Section } from '@/components/page/section';
import { ButtonLink } from '@/components/ui/button-link';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import { Text } from '@/components/ui/text';
import type { Feature } from '@/content/types';
import type { ShownPrice } from '@/lib/prices';
import { FeatureList } from './feature-list';

type PriceFactorsProps = {
  title: string;
  lead?: string;
  items: readonly Feature[];
  /** The starting price, before the lead. */
  starting?: ShownPrice;
  /** Under the quote or the factors. */
  note?: string;
  action: Action;
  /** Link to the nearest sample quote, if the service has none of its own. */
  more?: MoreLinkProps;
  /** The service's own sample quote, beside the factors. */
  children?: ReactNode;
};

/** What the price depends on. */
export function PriceFactors({ title, lead, items, starting, note, action, more, children }: PriceFactorsProps) {
  return (
    <Section id="price-factors" title={title} lead={starting ? undefined : lead} space="tint">
      {starting && (
        <div className="mb-6">
          <p className="font-display text-title font-bold">{starting.price}</p>
          <p className="max-w-text">
            <NonBreakingTerms>{`${starting.covers} ${starting.checked}`}</NonBreakingTerms>
          </p>
          {starting.exampleJob && !children && <p className="mt-2 max-w-text">{starting.exampleJob}</p>}
          {lead && <p className="mt-4">{lead}</p>}
        </div>
      )}
      <div className={children ? 'items-start gap-x-16 gap-y-4 lg:grid lg:grid-cols-[5fr_7fr]' : undefined}>
        <div className={children ? 'sticky-heading' : undefined}>
          <FeatureList items={items} hasColumns={!children} />
        </div>
        <div className={children ? 'sticky-heading' : undefined}>
          {children}
          {note && (
            <p className={children ? 'mt-6' : 'max-w-text'}>
              <Text>{note}</Text>
            </p>
          )}
          {/* Phones have the bar. */}
          <div className="mt-5 flex flex-wrap items-center gap-x-6 *:my-0 print:hidden">
            <ButtonLink href={action.href} className="max-sm:hidden">
              {action.label}
            </ButtonLink>
            {more && <MoreLink {...more} />}
          </div>
        </div>
      </div>
    </Section>
  );
}
