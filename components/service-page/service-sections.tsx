import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ServiceDrawing } from '@/components/drawings/service-drawing';
import { Breadcrumbs } from '@/components/page/page-header';
import { ContactActions } from '@/components/page/contact-actions';
import { HeadlineWithRing } from '@/components/page/headline-with-ring';
import { PersonDetails } from '@/components/page/details';
import { Section } from '@/components/page/section';
import { ServiceBand } from '@/components/page/service-band';
import { ButtonLink, MoreLink, Text } from '@/components/ui/links';
import { nonBreaking } from '@/components/ui/non-breaking';
import { servicePage, trustLabels } from '@/content/labels';
import { type ServiceSlug, slugsIn } from '@/content/services';
import type { Comparison, Feature, Service } from '@/content/types';
import { categoryOf, linkedServices } from '@/lib/catalogue';
import { contactLinks } from '@/lib/contact-links';
import type { ShownPerson } from '@/lib/people';
import { factsWithPrice, noGstOn, priceFactorsOf, startingPriceOf } from '@/lib/prices';
import type { Catalogue } from '@/lib/routes';
import { sampleQuoteHref, sampleQuoteOf } from '@/lib/sample-quotes';
import { SampleQuote } from './sample-quote';

type ServiceHeaderProps = { service: Service; path: string };

/**
 * The drawing stands on the header's bottom edge; on phones it shares a row with the tag. It comes
 * last in the HTML, but the row's height doesn't depend on it. On wide screens it reaches below the
 * padding by the thickness of its track, which is cut off there: the key facts have it. The class
 * isn't `overflow-hidden`, because Firefox's reader mode drops what a class calls hidden.
 */
export function ServiceHeader({ service: { slug, title, lead }, path }: ServiceHeaderProps) {
  return (
    <>
      <div className="service-hero surface-category overflow-clip pt-2 pb-4 lg:pt-4 lg:pb-14">
        <div className="page-width">
          <Breadcrumbs path={path} />
          <div className="grid grid-cols-[auto_minmax(26vw,1fr)] gap-x-4 max-md:grid-rows-[minmax(calc(80vw/3),auto)] md:max-lg:grid-cols-[1fr_36vw] lg:mt-3 lg:grid-cols-[15fr_11fr]">
            <div className="self-end pb-2.5 lg:pb-1">
              <p className="w-fit rounded-tag bg-track px-2.5 py-1 text-center font-display text-base/snug font-bold text-category-strong uppercase">
                {categoryOf(slug).name}
              </p>
            </div>
            <div className="relative col-span-2 row-start-2 md:max-lg:contents md:max-lg:*:not-first:col-span-2 lg:col-span-1">
              <h1 className="mt-3 text-display md:max-lg:pb-5 lg:mt-4 print:pe-5">
                <HeadlineWithRing text={title} />
              </h1>
              <p className="mt-3 max-w-152 text-lead lg:mt-4">{nonBreaking(lead)}</p>
              <ContactActions path={path} callLabel={servicePage.call} />
            </div>
            <ServiceDrawing
              slug={slug}
              className="service-hero-drawing drawing-on-band col-start-2 row-start-1 self-end justify-self-end overflow-visible max-lg:w-full max-lg:max-w-[40vw] md:row-end-3"
            />
          </div>
        </div>
      </div>
      <KeyFacts slug={slug} />
    </>
  );
}

/** A first value that is longer has two lines in a smaller size. */
const longestLargeValue = 12;

/** A dark band of facts, the first of them large: one row each on phones, otherwise in columns. */
function KeyFacts({ slug }: { slug: ServiceSlug }) {
  const rows = factsWithPrice(slug);
  return (
    <div className="key-facts track-around-corner surface-panel">
      <div className="page-width">
        <dl
          className={clsx(
            'py-1.5 max-lg:panel-rows lg:grid lg:min-h-32 lg:gap-x-8 lg:gap-y-6 lg:pt-5 lg:pb-6',
            rows.length > 4
              ? 'lg:grid-cols-[14rem_repeat(auto-fit,minmax(9rem,1fr))]'
              : 'lg:grid-cols-[19rem_repeat(auto-fit,minmax(11rem,1fr))]',
          )}
        >
          {rows.map(({ label, value, note }, index) => (
            <div key={label} className="py-2.5 max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 lg:py-0">
              <dt className={clsx('text-on-panel-soft', index === 0 ? 'max-lg:basis-full' : 'basis-24')}>{label}</dt>
              <dd
                className={clsx(
                  'font-display font-bold text-balance',
                  index > 0 && 'grow basis-40 text-title lg:mt-2',
                  index === 0 && 'text-panel-figure',
                  index === 0 && (value.length > longestLargeValue ? 'text-section' : 'text-band lg:mt-1'),
                )}
              >
                <Text>{value}</Text>
              </dd>
              {note && <dd className="max-lg:basis-full lg:mt-1">{note}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** What the client gets, and what it’s made with. Without a process, it's the coloured band. */
export function Features({ features, technologies, process, children }: Service & { children: ReactNode }) {
  return (
    <Section id="features" title={servicePage.features} space={process ? 'normal' : 'category'}>
      <FeatureList items={features} hasColumns />
      <p id="technologies" className="mt-1 max-w-240 text-ink-soft lg:mt-2">
        {nonBreaking(`${servicePage.technologies} ${technologies.join(', ')}.`)}
      </p>
      {children}
    </Section>
  );
}

type FeatureListProps = {
  items: readonly Feature[];
  /** On wide screens, fills one column after the other. */
  hasColumns?: boolean;
};

function FeatureList({ items, hasColumns = false }: FeatureListProps) {
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

type ProcessProps = { steps: readonly Feature[]; children: ReactNode };

/**
 * Numbered steps as stops, in a band in the category's colour: in a row on a branch of the page's
 * track on wide screens, in a column on phones. The last one is what the client came for.
 */
export function Process({ steps, children }: ProcessProps) {
  return (
    <Section id="process" title={servicePage.process} space="category">
      <ol role="list" className="relative grid gap-6 lg:gap-x-8 wide:auto-cols-fr wide:grid-flow-col">
        {steps.map(({ title, description }, index) => (
          <li key={title} className={clsx('process-step', index < steps.length - 1 && 'has-next')}>
            {index === 0 && (
              <svg aria-hidden="true" width="62" height="38" className="max-lg:hidden">
                <path d="M6 0V16L22 32H62" fill="none" strokeWidth="12" className="stroke-track" />
              </svg>
            )}
            <span aria-hidden="true" className="process-stop">
              {index + 1}
            </span>
            <div>
              <h3 className="text-title wide:mt-4">{title}</h3>
              <p className="text-ink-soft">{nonBreaking(description)}</p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}

export function Contacts({ people }: { people: readonly ShownPerson[] }) {
  if (people.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="mb-2 text-title">{trustLabels.contacts}</h3>
      <ul role="list" className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.name}>
            <p className="font-bold wrap-anywhere">{person.name}</p>
            <PersonDetails {...person} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On phones a row's title has its own line above two cells, or above one if text is large. */
const row = 'grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-3 px-3.5 py-1.5 max-sm:grid';
const cell = 'align-top sm:px-4 sm:py-3';

export function ComparisonTable({ title, note, columns, rows }: Comparison) {
  return (
    <Section id="comparison" title={title} lead={note}>
      <div className="overflow-hidden panel-outline">
        <table role="table" className="w-full table-fixed text-base/snug max-sm:block">
          <caption className="sr-only">{title}</caption>
          <thead role="rowgroup" className="max-sm:block">
            <tr role="row" className={`${row} surface-panel`}>
              <td role="cell" className="max-sm:hidden" />
              {columns.map((column) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  className={`${cell} font-display text-button font-bold`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="divided-rows max-sm:block">
            {rows.map(({ title: name, note: rest, cells }) => (
              <tr key={name} role="row" className={row}>
                <th role="rowheader" scope="row" className={`${cell} col-span-full font-bold`}>
                  {name} {rest && <span className="inline-block font-normal text-ink-soft">{nonBreaking(rest)}</span>}
                </th>
                {cells.map((text, index) => (
                  <td key={columns[index]} role="cell" className={`${cell} text-ink-soft`}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

type PriceFactorsProps = { service: Service; path: string };

/** What the price depends on, and the service's sample quote or a link to the nearest one. */
export function PriceFactors({ service, path }: PriceFactorsProps) {
  const { slug, priceTitle, priceLead, priceNote } = service;
  const starting = startingPriceOf(slug);
  const sampleQuote = sampleQuoteOf(slug);
  const noGst = noGstOn(slug);
  const { quote } = contactLinks(path);
  return (
    <Section id="price-factors" title={priceTitle} lead={starting ? undefined : priceLead} space="tint">
      {starting && (
        <div className="mb-6">
          <p className="font-display text-title font-bold">{starting.price}</p>
          <p className="max-w-text">{nonBreaking(`${starting.covers} ${starting.checked}`)}</p>
          {starting.exampleJob && <p className="mt-2 max-w-text">{starting.exampleJob}</p>}
          {priceLead && <p className="mt-4">{priceLead}</p>}
        </div>
      )}
      {noGst && <p className="mb-6 max-w-text">{noGst}</p>}
      <div className={sampleQuote && 'items-start gap-x-16 gap-y-4 lg:grid lg:grid-cols-[5fr_7fr]'}>
        <div className={sampleQuote && 'tall:sticky-heading'}>
          <FeatureList items={priceFactorsOf(slug)} hasColumns={!sampleQuote} />
        </div>
        <div className={sampleQuote && 'sticky-heading'}>
          {sampleQuote && <SampleQuote {...sampleQuote} firstPrice={starting?.quoteRow} />}
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
            {!sampleQuote && <MoreLink label={servicePage.sampleQuote.link} href={sampleQuoteHref(slug)} />}
          </div>
        </div>
      </div>
    </Section>
  );
}

type LineBandProps = { service: Service; catalogue: Catalogue };

/** The band that the page's line becomes: its category, and what is often ordered with it. */
export function LineBand({ service: { slug, related }, catalogue }: LineBandProps) {
  const category = categoryOf(slug);
  const services = linkedServices(slugsIn(category.id), catalogue);
  return (
    <nav
      id="category"
      aria-labelledby="category-title"
      className="lg:ms-(--track-start) lg:*:ps-[calc(var(--page-edge)-var(--track-start))] print:hidden"
    >
      <ServiceBand {...category} services={services} nameId="category-title" current={slug}>
        <p
          id="related"
          className="mt-6 border-t border-[rgb(255_255_255/33%)] pt-4 lg:ms-auto lg:mt-0 lg:flex-[0_0_calc(100%-var(--name-width)-var(--gap))] lg:text-title lg:font-normal"
        >
          {`${servicePage.related}: `}
          {linkedServices(related, catalogue).map(({ slug: other, shortTitle, href }, index) => (
            <span key={other}>
              {index > 0 && ', '}
              <a href={href} className="band-link">
                {shortTitle}
              </a>
            </span>
          ))}
        </p>
      </ServiceBand>
    </nav>
  );
}
