import { Section } from '@/components/page/section';
import { ButtonLink } from '@/components/ui/button-link';
import { MoreLink } from '@/components/ui/more-link';
import { nonBreaking } from '@/components/ui/non-breaking';
import { Text } from '@/components/ui/text';
import { servicePage as labels } from '@/content/labels';
import type { Service } from '@/content/types';
import { contactLinks } from '@/lib/contact-links';
import { priceFactorsOf, startingPriceOf } from '@/lib/prices';
import { sampleQuoteHref, sampleQuoteOf } from '@/lib/sample-quotes';
import { FeatureList } from './features';
import { SampleQuote } from './sample-quote';

type PriceFactorsProps = { service: Service; path: string };

/** What the price depends on, and the service's sample quote or a link to the nearest one. */
export function PriceFactors({ service, path }: PriceFactorsProps) {
  const { slug, priceTitle, priceLead, priceNote } = service;
  const starting = startingPriceOf(slug);
  const sampleQuote = sampleQuoteOf(slug);
  const { quote } = contactLinks(path);
  return (
    <Section id="price-factors" title={priceTitle} lead={starting ? undefined : priceLead} space="tint">
      {starting && (
        <div className="mb-6">
          <p className="font-display text-title font-bold">{starting.price}</p>
          <p className="max-w-text">{nonBreaking(`${starting.covers} ${starting.checked}`)}</p>
          {starting.exampleJob && !sampleQuote && <p className="mt-2 max-w-text">{starting.exampleJob}</p>}
          {priceLead && <p className="mt-4">{priceLead}</p>}
        </div>
      )}
      <div className={sampleQuote && 'items-start gap-x-16 gap-y-4 lg:grid lg:grid-cols-[5fr_7fr]'}>
        <div className={sampleQuote && 'sticky-heading'}>
          <FeatureList items={priceFactorsOf(slug)} hasColumns={!sampleQuote} />
        </div>
        <div className={sampleQuote && 'sticky-heading'}>
          {sampleQuote && starting && <p className="mb-4">{starting.aboveQuote}</p>}
          {sampleQuote && <SampleQuote {...sampleQuote} />}
          {priceNote && (
            <p className={sampleQuote ? 'mt-6' : 'max-w-text'}>
              <Text>{priceNote}</Text>
            </p>
          )}
          {/* Phones have the bar. */}
          <div className="mt-5 flex flex-wrap items-center gap-x-6 *:my-0 print:hidden">
            <ButtonLink href={quote.href} className="max-sm:hidden">
              {quote.label}
            </ButtonLink>
            {!sampleQuote && <MoreLink label={labels.sampleQuote.link} href={sampleQuoteHref(slug)} />}
          </div>
        </div>
      </div>
    </Section>
  );
}
