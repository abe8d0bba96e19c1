import clsx from 'clsx';
import { PageHeader } from '@/components/page/page-header';
import { ButtonLink } from '@/components/ui/links';
import { notFound } from '@/content/pages/not-found';
import { services } from '@/content/services';
import { servicesByCategory } from '@/lib/catalogue';
import { routes, statusRoutes } from '@/lib/routes';

/** Likely wrong slugs by the right one. */
const mistakenSlugs = Object.fromEntries(
  services.flatMap(({ slug, mistakenSlugs: wrong }) => (wrong ? [[slug, wrong]] : [])),
);

/** The 404 page's header, whose lines lead nowhere. log-missing-path.client.ts logs the path. */
export function NotFoundHero() {
  const { code, title, text, suggestion, action } = notFound;
  const [before, after] = suggestion.split('{page}');
  return (
    <div data-missing-path="">
      <PageHeader
        path={statusRoutes.notFound}
        code={<p className="-mt-2 flex h-11 items-center font-display text-title font-bold">{code}</p>}
        title={title}
        lines="dashed"
      >
        <div className="mt-4.5 max-w-184 text-lead">
          <p data-no-suggestion="" className="text-ink-soft">
            {text}
          </p>
          {/* Replaces the text if did-you-mean.client.ts finds a page, whose name it links. */}
          <p data-suggestion={JSON.stringify(mistakenSlugs)} hidden>
            {before}
            {/* eslint-disable-next-line jsx-a11y/anchor-has-content */}
            <a href={routes.home} className="inline-flex min-h-11 min-w-11 items-center font-bold underline" />
            {after}
          </p>
        </div>
        <ButtonLink href={routes.home} className="mt-5">
          {action}
        </ButtonLink>
      </PageHeader>
    </div>
  );
}

/** A slim band per category, with links to its services. */
export function AllServices() {
  return (
    <section id="services" aria-labelledby="services-title" className="grid gap-2.5 pt-6">
      <h2 id="services-title" className="sr-only">
        {notFound.services}
      </h2>
      {servicesByCategory().map(({ id, name, colour, services }) => (
        <section
          key={id}
          className={clsx(
            colour,
            'surface-category cut-corner px-(--gutter) pt-4.5 pb-6 lg:grid lg:min-h-[84px]',
            'lg:grid-cols-[240px_1fr] lg:items-center lg:gap-[32px] lg:px-(--page-edge) lg:pb-4.5',
          )}
        >
          <h3 className="text-section">{name}</h3>
          <ul role="list" className="flex flex-wrap gap-x-5.5">
            {services.map((service) => (
              <li key={service.href}>
                <a href={service.href} className="inline-flex min-h-11 min-w-11 items-center band-link">
                  {service.shortTitle}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
