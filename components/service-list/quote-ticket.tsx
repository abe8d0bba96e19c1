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
    <div
      data-quote-ticket=""
      hidden
      className="mt-6 grid rounded-panel border-3 border-highlight-edge bg-card lg:sticky lg:bottom-4 lg:z-5 lg:min-h-[76px] lg:animate-[slide-up_260ms_cubic-bezier(0.2,0.9,0.3,1.1)] lg:grid-cols-[1fr_auto] print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-4.5 gap-y-0.5 px-4.5 py-3 text-base/snug">
        <p className="font-display text-title font-bold">{products.quote.title}</p>
        <ul role="list" className="contents">
          {servicesByCategory().flatMap(({ id, services }) =>
            services.map(({ slug, mapLabel }) => (
              <li
                key={slug}
                data-service={slug}
                hidden
                className={`${categoryClasses[id]} flex items-center gap-[7px] before:size-[14px] before:rounded-full before:border-4 before:border-category`}
              >
                {mapLabel}
              </li>
            )),
          )}
        </ul>
      </div>
      <div className="surface-highlight relative grid items-center rounded-b-[14px] px-4.5 py-3 before:absolute before:inset-[-3px_0_auto] before:border-bs-5 before:border-dotted before:border-card lg:rounded-none lg:rounded-e-[14px] lg:before:inset-[0_auto_0_-3px] lg:before:border-s-5 lg:before:border-bs-0">
        <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
      </div>
    </div>
  );
}
