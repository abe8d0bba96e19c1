import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ServiceDrawing } from '@/components/drawings/service-drawing';
import { Icon } from '@/components/ui/icon';
import { MoreLink } from '@/components/ui/links';
import { nonBreaking } from '@/components/ui/non-breaking';
import { servicePage } from '@/content/labels';
import { prices } from '@/content/owner/prices';
import { home } from '@/content/pages/home';
import type { ServiceSlug } from '@/content/services';
import type { CategoryId } from '@/content/types';
import { type CategoryWithServices, type LinkedService, servicesByCategory } from '@/lib/catalogue';
import { startingPriceText, tableLink } from '@/lib/prices';
import type { Catalogue } from '@/lib/routes';
import { SectionHeading } from './section';

type ServicesByCategoryProps = {
  catalogue?: Catalogue;
  /** Home's lines lead to the bands. On /services these follow the headline, and no title is seen. */
  isBetweenRails?: boolean;
};

/** A band per category with its services. */
export function ServicesByCategory({ catalogue, isBetweenRails }: ServicesByCategoryProps) {
  const { title, lead } = home.services;
  return (
    <section id="services" aria-labelledby="services-title">
      {isBetweenRails ? (
        <div className="start-rail page-width pt-band-wide pb-11">
          <SectionHeading id="services-title" title={title} lead={lead} />
          <MoreLink {...tableLink()} />
        </div>
      ) : (
        <h2 id="services-title" className={catalogue ? 'page-width pt-band-wide pb-8 text-heading' : 'sr-only'}>
          {title}
        </h2>
      )}
      <div className={clsx('grid gap-[10px]', isBetweenRails && 'between-rails start-rail end-rail')}>
        {servicesByCategory(catalogue).map((category) => (
          <ServiceBand key={category.id} {...category} />
        ))}
      </div>
    </section>
  );
}

type ServiceBandProps = CategoryWithServices & {
  /** Of a band that is the only one on its page: the id of its heading, which is one level higher. */
  nameId?: string;
  /** The service whose page it is. */
  current?: ServiceSlug;
  /** Below the services. */
  children?: ReactNode;
};

/** The columns of a band by the number of its services. On wide screens all bands have five. */
const columns = [
  'sm:grid-cols-1 min-[75rem]:*:col-span-4',
  'sm:grid-cols-2 min-[75rem]:*:col-span-2',
  'sm:grid-cols-2 lg:grid-cols-3',
];

/** At the end of bands, as wide as their texts allow. Five services leave no room for one. */
const drawings: Partial<Record<CategoryId, { slug: ServiceSlug; width: string }>> = {
  build: { slug: 'website-development', width: 'w-47.5' },
  platforms: { slug: 'shopify-development', width: 'w-57' },
  design: { slug: 'graphic-designing', width: 'w-65' },
  equip: { slug: 'pc-laptop-rental', width: 'w-65' },
};

/** A band in its category's colour, with the category's services. */
export function ServiceBand({ id, colour, name, description, services, nameId, current, children }: ServiceBandProps) {
  const [Name, Title] = nameId ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const drawing = nameId || services.some(({ slug }) => prices[slug]) ? undefined : drawings[id];
  return (
    <section className={clsx(colour, 'service-band surface-category cut-corner')}>
      <div className="max-lg:mb-4 lg:min-w-(--name-width)">
        <Name id={nameId} className="text-band lg:whitespace-nowrap">
          {name}
        </Name>
        {/* As wide as the column, not as its text. */}
        <p className="mt-2 text-base/snug lg:w-0 lg:min-w-[min(100%,var(--name-width))] lg:pe-12">
          {nonBreaking(description)}
        </p>
      </div>
      <ul
        role="list"
        className={clsx(columns[Math.min(services.length, columns.length) - 1], 'min-[75rem]:grid-cols-5')}
      >
        {services.map((service) => (
          <ServiceItem key={service.href} {...service} Title={Title} current={current} />
        ))}
      </ul>
      {drawing && <ServiceDrawing slug={drawing.slug} className={`drawing-on-band band-drawing ${drawing.width}`} />}
      {children}
    </section>
  );
}

type ServiceItemProps = LinkedService & { Title: 'h3' | 'h4'; current?: ServiceSlug };

// No box around an item's texts: Firefox's reader mode drops a div that mostly consists of a link.
function ServiceItem({ slug, icon, shortTitle, summary, href, Title, current }: ServiceItemProps) {
  const price = prices[slug];
  const isCurrent = slug === current;
  return (
    <li className="relative grid grid-cols-[1.75rem_1fr] content-start gap-x-3.5 leading-snug *:not-[svg]:col-start-2 lg:block">
      <Icon name={icon} className="size-6.5 rounded-full [transition:140ms] lg:mb-4 lg:size-7" />
      <Title className="text-title min-[75rem]:text-button" aria-current={isCurrent ? 'page' : undefined}>
        {isCurrent ? (
          shortTitle
        ) : (
          <a href={href} className="stretched-link band-link">
            {shortTitle}
          </a>
        )}
      </Title>
      {isCurrent ? (
        <p className="surface-highlight mt-1 w-fit rounded-tag px-2.5 font-display text-button/snug font-bold lg:mt-2">
          {servicePage.currentLabel}
        </p>
      ) : (
        <p className="mt-1 lg:mt-2">{nonBreaking(summary)}</p>
      )}
      {price && !current && <p className="mt-1 font-bold lg:mt-2">{`${startingPriceText(price)}: ${price.job}`}</p>}
    </li>
  );
}
