import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { categoryClasses } from '@/components/ui/category-classes';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { SectionHeading } from '@/components/page/section-heading';
import { Stop } from '@/components/ui/stop';
import type { Category } from '@/content/types';
import type { LinkedServiceItem } from '@/lib/catalogue';
import clsx from 'clsx';

type CategoryWithServices = Omit<Category, 'services'> & {
  services: readonly LinkedServiceItem[];
};

type ServicesByCategoryProps = {
  title: string;
  lead?: string;
  /** Shown under the lead. */
  more?: MoreLinkProps;
  categories: readonly CategoryWithServices[];
};

/**
 * A line per category with its services as stops. Short lines share a row, which has as many
 * columns as the longest line, five at most. Texts have the height that their neighbours usually
 * need, so that nothing moves while loading.
 */
export function ServicesByCategory({ title, lead, more, categories }: ServicesByCategoryProps) {
  const longest = Math.max(...categories.map(({ services }) => services.length));
  return (
    <section id="services" aria-labelledby="services-title" className="pt-band">
      <Container>
        <SectionHeading id="services-title" title={title} lead={lead} />
        {more && <MoreLink {...more} />}
        <div className={clsx('mt-3 grid gap-y-5 md:mt-6 md:grid-flow-dense md:gap-y-8', columns[Math.min(longest, 5)])}>
          {categories.map((category) => (
            <CategoryRow key={category.id} {...category} />
          ))}
        </div>
      </Container>
    </section>
  );
}

/** Classes for a number of columns, and to span as many. */
const columns = ['', 'md:grid-cols-1', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4', 'md:grid-cols-5'];
const spans = ['', '', 'md:col-span-2', 'md:col-span-3', 'md:col-span-4', 'md:col-span-5'];

function CategoryRow({ id, name, description, services }: CategoryWithServices) {
  const count = Math.min(services.length, 5);
  return (
    <section
      className={clsx(
        categoryClasses[id],
        'md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-4 print:break-inside-avoid',
        columns[count],
        spans[count],
      )}
    >
      <div className="md:col-span-full">
        <h3 className="text-section text-line">{name}</h3>
        <p className="mt-1 text-base/snug text-ink-soft md:min-h-11 md:pr-4">
          <NonBreakingTerms>{description}</NonBreakingTerms>
        </p>
      </div>
      <ul className="mt-3 md:contents">
        {services.map((service, index) => (
          <ServiceItem key={service.href} {...service} hasNext={index < services.length - 1} />
        ))}
      </ul>
    </section>
  );
}

// No box around an item's texts: Firefox's reader mode drops a div that mostly consists of a link.
function ServiceItem({ icon, title, description, href, hasNext }: LinkedServiceItem & { hasNext: boolean }) {
  return (
    <li className={clsx('service-item', hasNext && 'has-next')}>
      <Stop icon={icon} />
      <h4 className="text-lg md:mt-3">
        <Link href={href} className="stretched block hover:underline md:py-1">
          {title}
        </Link>
      </h4>
      <p className="text-base/snug text-ink-soft md:min-h-16">
        <NonBreakingTerms>{description}</NonBreakingTerms>
      </p>
    </li>
  );
}
