import { ButtonLink } from '@/components/ui/button-link';
import { categoryClasses } from '@/components/ui/category-classes';
import { products } from '@/content/pages/products';
import { servicesByCategory } from '@/lib/catalogue';
import { contactLinks } from '@/lib/contact-links';
import { routes } from '@/lib/routes';

/** What is ticked in the table of services, and a button. services-table.client.ts shows both. */
export function QuoteTicket() {
  const { quote } = contactLinks(routes.products);
  return (
    <div data-quote-ticket="" hidden className="quote-ticket print:hidden">
      <div className="flex flex-wrap items-center gap-x-4.5 gap-y-0.5 px-4.5 py-3 text-base/snug">
        <p className="font-display text-title font-bold">{products.quote.title}</p>
        <ul role="list" className="contents">
          {servicesByCategory().flatMap(({ id, services }) =>
            services.map(({ slug, mapLabel }) => (
              <li key={slug} data-service={slug} hidden className={`${categoryClasses[id]} quote-ticket-service`}>
                {mapLabel}
              </li>
            )),
          )}
        </ul>
      </div>
      <div className="quote-ticket-stub surface-highlight">
        <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
      </div>
    </div>
  );
}
