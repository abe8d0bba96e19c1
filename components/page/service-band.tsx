import clsx from 'clsx';
import type { ReactNode } from 'react';
import { categoryClasses } from '@/components/ui/category-classes';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { ServiceSlug } from '@/content/services';
import type { CategoryWithServices, LinkedServiceItem } from '@/lib/catalogue';

/** The service whose page it is, and the label that marks it. */
type Current = { slug: ServiceSlug; label: string };

type ServiceBandProps = CategoryWithServices & {
  /** Of a band that is the only one on its page: the id of its heading, which has a level more. */
  nameId?: string;
  current?: Current;
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
        <p className="text-base/snug">
          <NonBreakingTerms>{description}</NonBreakingTerms>
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
      {children}
    </section>
  );
}

type ServiceItemProps = LinkedServiceItem & { Title: 'h3' | 'h4'; current?: Current };

// No box around an item's texts: Firefox's reader mode drops a div that mostly consists of a link.
function ServiceItem({ slug, icon, title, description, price, href, Title, current }: ServiceItemProps) {
  const isCurrent = slug === current?.slug;
  return (
    <li className="service-item">
      <Icon name={icon} />
      <Title aria-current={isCurrent ? 'page' : undefined}>
        {isCurrent ? (
          title
        ) : (
          <Link href={href} className="stretched-link band-link">
            {title}
          </Link>
        )}
      </Title>
      {isCurrent ? (
        <p className="surface-highlight w-fit rounded-tag px-2.5 font-display text-button font-bold">{current.label}</p>
      ) : (
        <p>
          <NonBreakingTerms>{description}</NonBreakingTerms>
        </p>
      )}
      {price && !current && <p className="font-bold">{price}</p>}
    </li>
  );
}
