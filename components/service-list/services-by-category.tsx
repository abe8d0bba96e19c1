import { Link } from '@/components/ui/link';
import { categoryClasses } from '@/components/ui/category-classes';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { MoreLinkProps } from '@/components/ui/more-link';
import { Section } from '@/components/page/section';
import { Stop } from '@/components/ui/stop';
import type { CategoryId } from '@/content/types';
import type { CategoryWithServices, LinkedServiceItem } from '@/lib/catalogue';
import clsx from 'clsx';
import type { ReactNode } from 'react';

type ServicesByCategoryProps = {
  title: string;
  lead?: string;
  /** Shown under the lead. */
  more?: MoreLinkProps;
  categories: readonly CategoryWithServices[];
  /** Draws a line to a category's first stop. Without it, lines start at the edge of the screen. */
  branchOf?: (category: CategoryId) => ReactNode;
};

/** A line per category with its services as stops, of which a row has five at most. */
export function ServicesByCategory({ title, lead, more, categories, branchOf }: ServicesByCategoryProps) {
  return (
    <Section id="services" title={title} lead={lead} more={more} space={branchOf ? 'wide' : 'normal'}>
      <div className="grid gap-y-12 print:gap-y-6">
        {categories.map((category) => (
          <CategoryRow key={category.id} {...category} branch={branchOf?.(category.id)} />
        ))}
      </div>
    </Section>
  );
}

/** The columns of a row by the number of its services, five at most. */
const columns = [
  'md:grid-cols-[minmax(0,400px)]',
  'md:grid-cols-[repeat(2,minmax(0,400px))]',
  'md:grid-cols-[repeat(3,minmax(0,240px))]',
  'md:grid-cols-[repeat(4,minmax(0,240px))]',
  'md:grid-cols-[repeat(5,minmax(0,240px))]',
];

type CategoryRowProps = CategoryWithServices & { branch?: ReactNode };

function CategoryRow({ id, name, description, services, branch }: CategoryRowProps) {
  return (
    <section className={clsx(categoryClasses[id], 'category-row print:break-inside-avoid')}>
      <div className="category-label">
        <h3 className="category-name text-title/7">{name}</h3>
        <p className="basis-full text-base/snug text-ink-soft lg:pe-4">
          <NonBreakingTerms>{description}</NonBreakingTerms>
        </p>
      </div>
      <div className={clsx('category-stops', !branch && 'from-edge')}>
        {branch}
        <ul role="list" className={clsx('md:grid', columns[Math.min(services.length, 5) - 1])}>
          {services.map((service, index) => (
            <ServiceItem key={service.href} {...service} hasNext={index < services.length - 1} />
          ))}
        </ul>
      </div>
    </section>
  );
}

// No box around an item's texts: Firefox's reader mode drops a div that mostly consists of a link.
function ServiceItem({ icon, title, description, href, hasNext }: LinkedServiceItem & { hasNext: boolean }) {
  return (
    <li className={clsx('service-item', hasNext && 'has-next')}>
      <Stop icon={icon} className="size-(--stop-size)" />
      <h4 className="text-lg md:mt-3">
        <Link href={href} className="stretched-link block service-link md:py-1">
          {title}
        </Link>
      </h4>
      <p className="text-base/snug text-ink-soft">
        <NonBreakingTerms>{description}</NonBreakingTerms>
      </p>
    </li>
  );
}
