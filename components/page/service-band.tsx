import clsx from 'clsx';
import type { ReactNode } from 'react';
import { categoryClasses } from '@/components/ui/category-classes';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { nonBreaking } from '@/components/ui/non-breaking';
import { servicePage } from '@/content/labels';
import { prices } from '@/content/owner/prices';
import type { ServiceSlug } from '@/content/services';
import type { CategoryWithServices, LinkedService } from '@/lib/catalogue';
import { startingPriceText } from '@/lib/prices';

type ServiceBandProps = CategoryWithServices & {
  /** Of a band that is the only one on its page: the id of its heading, which has a level more. */
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

/** A band in its category's colour, with the category's services. */
export function ServiceBand({ id, name, description, services, nameId, current, children }: ServiceBandProps) {
  const [Name, Title] = nameId ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  return (
    <section className={clsx(categoryClasses[id], 'service-band surface-category cut-corner')}>
      <div className="service-band-label">
        <Name id={nameId} className="text-band">
          {name}
        </Name>
        <p className="text-base/snug">{nonBreaking(description)}</p>
      </div>
      <ul
        role="list"
        className={clsx(columns[Math.min(services.length, columns.length) - 1], 'min-[75rem]:grid-cols-5')}
      >
        {services.map((service) => (
          <ServiceItem key={service.href} {...service} Title={Title} current={current} />
        ))}
      </ul>
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
    <li className="service-item">
      <Icon name={icon} />
      <Title aria-current={isCurrent ? 'page' : undefined}>
        {isCurrent ? (
          shortTitle
        ) : (
          <Link href={href} className="stretched-link band-link">
            {shortTitle}
          </Link>
        )}
      </Title>
      {isCurrent ? (
        <p className="surface-highlight w-fit rounded-tag px-2.5 font-display text-button font-bold">
          {servicePage.currentLabel}
        </p>
      ) : (
        <p>{nonBreaking(summary)}</p>
      )}
      {price && !current && <p className="font-bold">{`${startingPriceText(price)}: ${price.job}`}</p>}
    </li>
  );
}
