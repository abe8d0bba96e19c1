import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { SectionHeading } from '@/components/page/section-heading';
import { Container } from '@/components/ui/container';
import type { CategoryWithServices } from '@/lib/catalogue';
import clsx from 'clsx';
import { ServiceBand } from '@/components/page/service-band';

type ServicesByCategoryProps = {
  title: string;
  lead?: string;
  /** Shown under the lead. */
  more?: MoreLinkProps;
  categories: readonly CategoryWithServices[];
  /** Home's lines lead to the bands. Elsewhere these follow the headline, and no title is seen. */
  isBetweenRails?: boolean;
};

/** A band per category with its services. */
export function ServicesByCategory({ title, lead, more, categories, isBetweenRails = false }: ServicesByCategoryProps) {
  return (
    <section id="services" aria-labelledby="services-title">
      <Container className={isBetweenRails ? 'start-rail pt-band-wide pb-6' : undefined}>
        {isBetweenRails ? (
          <SectionHeading id="services-title" title={title} lead={lead} />
        ) : (
          <h2 id="services-title" className="sr-only">
            {title}
          </h2>
        )}
        {more && <MoreLink {...more} />}
      </Container>
      <div className={clsx('service-bands', isBetweenRails && 'between-rails start-rail end-rail')}>
        {categories.map((category) => (
          <ServiceBand key={category.id} {...category} />
        ))}
      </div>
    </section>
  );
}
