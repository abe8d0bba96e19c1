import clsx from 'clsx';
import { categoryClasses } from '@/components/ui/category-classes';
import { Link } from '@/components/ui/link';
import { notFound } from '@/content/pages/not-found';
import { servicesByCategory } from '@/lib/catalogue';

/** A slim band per category, with links to its services. */
export function AllServices() {
  return (
    <section id="services" aria-labelledby="services-title" className="grid gap-2.5 pt-6">
      <h2 id="services-title" className="sr-only">
        {notFound.services}
      </h2>
      {servicesByCategory().map(({ id, name, services }) => (
        <section
          key={id}
          className={clsx(
            categoryClasses[id],
            'surface-category cut-corner px-(--gutter) pt-4.5 pb-6 lg:ms-[calc(var(--page-edge)-44px)] lg:grid lg:min-h-[84px]',
            'lg:grid-cols-[240px_1fr] lg:items-center lg:gap-[32px] lg:ps-[44px] lg:pe-(--page-edge) lg:pb-4.5',
          )}
        >
          <h3 className="text-section">{name}</h3>
          <ul role="list" className="flex flex-wrap gap-x-5.5">
            {services.map((service) => (
              <li key={service.href}>
                <Link href={service.href} className="inline-flex min-h-11 min-w-11 items-center band-link">
                  {service.shortTitle}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
