import clsx from 'clsx';
import { Section } from '@/components/page/section';
import { ButtonLink } from '@/components/ui/links';
import { nonBreaking } from '@/components/ui/non-breaking';
import { trustLabels, whatsapp } from '@/content/labels';
import { prices } from '@/content/owner/prices';
import { products } from '@/content/pages/products';
import { hasStartingPrices, type ServiceSlug } from '@/content/services';
import { servicesByCategory } from '@/lib/catalogue';
import { contactLinks } from '@/lib/contact-links';
import { startingPriceText } from '@/lib/prices';
import { anchors, routes } from '@/lib/routes';

const { quote, columns } = products;
const needsScript = 'noscript:hidden print:hidden';

/**
 * All services to compare and to tick. services-table.client.ts sends the ticked ones along, and a
 * ticket below the table shows them. Below 1,024 px each row is a list.
 */
export function ServicesTable() {
  const priceColumn = hasStartingPrices && products.priceColumn;
  const widths = priceColumn ? ['lg:w-[25%]', 'lg:w-[25%]', '', 'lg:w-[22%]'] : ['lg:w-[29%]', 'lg:w-[34%]', ''];
  return (
    <Section id={anchors.compare} title={products.compareTitle}>
      <p className={`-mt-3 mb-6 text-ink-soft lg:text-lead ${needsScript}`}>{quote.lead}</p>
      <table
        role="table"
        aria-labelledby={`${anchors.compare}-title`}
        data-quote={whatsapp.servicesMessage}
        className="w-full max-lg:block lg:table-fixed lg:**:scroll-mb-12"
      >
        <thead role="rowgroup" className="max-lg:sr-only">
          <tr role="row">
            {[...columns, ...(priceColumn ? [priceColumn] : [])].map((name, index) => (
              <th key={name} role="columnheader" scope="col" className={clsx('pe-6 pb-2 text-ink-soft', widths[index])}>
                {name}
              </th>
            ))}
            <th role="columnheader" scope="col" className={`w-27 pb-2 text-ink-soft ${needsScript}`}>
              {quote.column}
            </th>
          </tr>
        </thead>
        {servicesByCategory('products').map(({ id, name, colour, services }) => (
          <tbody
            key={id}
            role="rowgroup"
            className={`${colour} not-first-of-type:before:block not-first-of-type:before:h-8 max-lg:block`}
          >
            <tr role="row" className="max-lg:block">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={priceColumn ? 4 : 3}
                className="border-t-6 border-category pt-2.5 font-display text-title text-category max-lg:block"
              >
                {name}
              </th>
              {/* Without it, the line would end before the last column. */}
              <td role="cell" className={`border-t-6 border-category max-lg:hidden ${needsScript}`} />
            </tr>
            {services.map(({ slug, shortTitle, href, times, payment }) => (
              <tr key={slug} role="row" className="border-b border-rule max-lg:flex max-lg:flex-wrap max-lg:pb-3">
                <th
                  role="rowheader"
                  scope="row"
                  className="relative py-4 align-top max-lg:grow max-lg:basis-40 max-lg:pe-3 max-lg:pb-0.5 lg:pe-6"
                >
                  <a href={href} className="stretched-link font-display text-title service-link">
                    {shortTitle}
                  </a>
                </th>
                <td role="cell" className="max-lg:order-1 max-lg:basis-full lg:py-4 lg:pe-6 lg:align-top">
                  <dl className="flex flex-wrap gap-x-7 gap-y-2">
                    {times.map(({ label, value }) => (
                      <div key={label} className="flex flex-col-reverse justify-end text-base/snug">
                        <dt className="text-ink-soft">{label}</dt>
                        <dd className="font-display text-title font-bold">{value}</dd>
                      </div>
                    ))}
                  </dl>
                </td>
                <td
                  role="cell"
                  className="text-ink-soft max-lg:order-1 max-lg:mt-2 max-lg:basis-full lg:py-4 lg:pe-6 lg:align-top"
                >
                  <span aria-hidden="true" className="lg:hidden">{`${columns[2]}: `}</span>
                  {nonBreaking(payment)}
                </td>
                {priceColumn && <PriceCell slug={slug} />}
                {/* In a list, after the name. */}
                <td role="cell" className={`pt-2 align-top ${needsScript}`}>
                  <AddToQuote slug={slug} name={shortTitle} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <QuoteTicket />
    </Section>
  );
}

function PriceCell({ slug }: { slug: ServiceSlug }) {
  const price = prices[slug];
  return (
    <td role="cell" className="max-lg:order-1 max-lg:mt-2 max-lg:basis-full lg:py-4 lg:pe-6 lg:align-top">
      <p className={clsx(price && 'font-bold')}>
        <span aria-hidden="true" className="font-normal text-ink-soft lg:hidden">{`${products.priceColumn}: `}</span>
        {price ? startingPriceText(price) : trustLabels.noPrice}
      </p>
      {price && <p className="text-ink-soft">{price.covers}</p>}
    </td>
  );
}

/** A box with the word "Add" or "Added". The longer one keeps its room, so that nothing moves. */
function AddToQuote({ slug, name }: { slug: string; name: string }) {
  const word = 'col-start-2 row-start-1';
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[26px_1fr] items-center gap-x-2.5 font-display text-button font-bold hover:underline">
      <input
        type="checkbox"
        data-service={slug}
        value={name}
        aria-label={quote.addName.replace('{service}', name)}
        className="peer tick-box is-addition"
      />
      <span aria-hidden="true" className={`${word} peer-checked:invisible`}>
        {quote.add}
      </span>
      <span aria-hidden="true" className={`${word} invisible peer-checked:visible`}>
        {quote.added}
      </span>
    </label>
  );
}

/** What is ticked in the table of services, and a button. services-table.client.ts shows both. */
function QuoteTicket() {
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
          {servicesByCategory().flatMap(({ colour, services }) =>
            services.map(({ slug, mapLabel }) => (
              <li
                key={slug}
                data-service={slug}
                hidden
                className={`${colour} flex items-center gap-[7px] before:size-[14px] before:rounded-full before:border-4 before:border-category`}
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
