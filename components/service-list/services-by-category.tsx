import clsx from 'clsx';
import { SectionHeading } from '@/components/page/section';
import { ServiceBand } from '@/components/page/service-band';
import { MoreLink } from '@/components/ui/links';
import { home } from '@/content/pages/home';
import { servicesByCategory } from '@/lib/catalogue';
import { tableLink } from '@/lib/prices';
import type { Catalogue } from '@/lib/routes';

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
      <div className={clsx('service-bands', isBetweenRails && 'between-rails start-rail end-rail')}>
        {servicesByCategory(catalogue).map((category) => (
          <ServiceBand key={category.id} {...category} />
        ))}
      </div>
    </section>
  );
}
