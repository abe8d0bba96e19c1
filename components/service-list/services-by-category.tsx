import { Link } from '@/components/ui/link';
import { categoryClasses } from '@/components/ui/category-classes';
import { Icon } from '@/components/ui/icon';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { SectionHeading } from '@/components/page/section-heading';
import { Container } from '@/components/ui/container';
import type { CategoryWithServices, LinkedServiceItem } from '@/lib/catalogue';
import clsx from 'clsx';

type ServicesByCategoryProps = {
  title: string;
  lead?: string;
  /** Shown under the lead. */
  more?: MoreLinkProps;
  categories: readonly CategoryWithServices[];
  /** Home's lines lead to the bands. Elsewhere these follow the headline, and no title is seen. */
  isOnTrunk?: boolean;
};

/** A band per category with its services. */
export function ServicesByCategory({ title, lead, more, categories, isOnTrunk = false }: ServicesByCategoryProps) {
  return (
    <section id="services" aria-labelledby="services-title">
      <Container className={isOnTrunk ? 'trunk pt-band-wide pb-6' : undefined}>
        {isOnTrunk ? (
          <SectionHeading id="services-title" title={title} lead={lead} />
        ) : (
          <h2 id="services-title" className="sr-only">
            {title}
          </h2>
        )}
        {more && <MoreLink {...more} />}
      </Container>
      <div className={clsx('service-bands', isOnTrunk && 'on-trunk')}>
        {categories.map((category) => (
          <ServiceBand key={category.id} {...category} />
        ))}
      </div>
    </section>
  );
}

/** The columns of a band by the number of its services. */
const columns = [
  'sm:grid-cols-1',
  'sm:grid-cols-2',
  'sm:grid-cols-2 lg:grid-cols-3',
  'sm:grid-cols-2 lg:grid-cols-3 min-[75rem]:grid-cols-4',
  'sm:grid-cols-2 lg:grid-cols-3 min-[75rem]:grid-cols-5',
];

function ServiceBand({ id, name, description, services }: CategoryWithServices) {
  return (
    <section className={clsx(categoryClasses[id], 'service-band surface-category cut-corner')}>
      <div className="service-band-label">
        <h3 className="text-band">{name}</h3>
        <p className="text-base/snug">
          <NonBreakingTerms>{description}</NonBreakingTerms>
        </p>
      </div>
      <ul role="list" className={columns[Math.min(services.length, columns.length) - 1]}>
        {services.map((service) => (
          <ServiceItem key={service.href} {...service} />
        ))}
      </ul>
    </section>
  );
}

// No box around an item's texts: Firefox's reader mode drops a div that mostly consists of a link.
function ServiceItem({ icon, title, description, price, href }: LinkedServiceItem) {
  return (
    <li className="service-item">
      <Icon name={icon} />
      <h4 className="text-title">
        <Link href={href} className="stretched-link band-link">
          {title}
        </Link>
      </h4>
      <p>
        <NonBreakingTerms>{description}</NonBreakingTerms>
      </p>
      {price && <p className="font-bold">{price}</p>}
    </li>
  );
}
