import clsx from 'clsx';
import { Section } from '@/components/page/section';
import { categoryClasses } from '@/components/ui/category-classes';
import { Link } from '@/components/ui/link';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { products } from '@/content/pages/products';
import type { servicesToCompare } from '@/lib/catalogue';
import { QuoteTicket } from './quote-ticket';

type ServicesTableProps = {
  id: string;
  title: string;
  /** Headings of the columns: job, usual time, payment. */
  columns: readonly [string, string, string];
  /** The heading of the starting prices, if a service has one. */
  priceColumn?: string;
  quote: typeof products.quote;
  /** The visitor's first message on WhatsApp; `{services}` is replaced. */
  quoteMessage: string;
  /** To the form, on the ticket. */
  quoteLink: { href: string; label: string };
  groups: ReturnType<typeof servicesToCompare>;
};

const needsScript = 'noscript:hidden print:hidden';

/**
 * All services with their times and payment, to compare and to tick: services-table.client.ts sends
 * the ticked ones along, which a ticket below the table shows. Below 1,024 px each row is a list.
 */
export function ServicesTable({
  id,
  title,
  columns,
  priceColumn,
  quote,
  quoteMessage,
  quoteLink,
  groups,
}: ServicesTableProps) {
  const widths = priceColumn ? ['lg:w-[25%]', 'lg:w-[25%]', '', 'lg:w-[22%]'] : ['lg:w-[29%]', 'lg:w-[34%]', ''];
  return (
    <Section id={id} title={title}>
      <p className={`-mt-3 mb-6 text-ink-soft lg:text-lead ${needsScript}`}>{quote.lead}</p>
      <table
        role="table"
        aria-labelledby={`${id}-title`}
        data-quote={quoteMessage}
        className="w-full max-lg:block lg:table-fixed"
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
        {groups.map(({ id: category, name, rows }) => (
          <tbody
            key={category}
            role="rowgroup"
            className={`${categoryClasses[category]} not-first-of-type:before:block not-first-of-type:before:h-8 max-lg:block`}
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
            {rows.map(({ slug, title: job, href, times, price, covers, payment }) => (
              <tr key={slug} role="row" className="border-b border-rule max-lg:flex max-lg:flex-wrap max-lg:pb-3">
                <th
                  role="rowheader"
                  scope="row"
                  className="relative py-4 align-top max-lg:grow max-lg:basis-40 max-lg:pe-3 max-lg:pb-0.5 lg:pe-6"
                >
                  <Link href={href} className="stretched-link font-display text-title service-link">
                    {job}
                  </Link>
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
                  <NonBreakingTerms>{payment}</NonBreakingTerms>
                </td>
                {priceColumn && (
                  <td role="cell" className="max-lg:order-1 max-lg:mt-2 max-lg:basis-full lg:py-4 lg:pe-6 lg:align-top">
                    <p className={clsx(covers && 'font-bold')}>
                      <span
                        aria-hidden="true"
                        className="font-normal text-ink-soft lg:hidden"
                      >{`${priceColumn}: `}</span>
                      {price}
                    </p>
                    {covers && <p className="text-ink-soft">{covers}</p>}
                  </td>
                )}
                <td
                  role="cell"
                  // In a list, after the name.
                  className={`pt-2 align-top ${needsScript}`}
                >
                  <AddToQuote slug={slug} name={job} labels={quote} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <QuoteTicket title={quote.title} quote={quoteLink} groups={groups} />
    </Section>
  );
}

type AddToQuoteProps = { slug: string; name: string; labels: ServicesTableProps['quote'] };

/** A box with the word "Add" or "Added". The longer one keeps its room, so that nothing moves. */
function AddToQuote({ slug, name, labels }: AddToQuoteProps) {
  const word = 'col-start-2 row-start-1';
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[26px_1fr] items-center gap-x-2.5 font-display text-button font-bold hover:underline">
      <input
        type="checkbox"
        data-service={slug}
        value={name}
        aria-label={labels.addName.replace('{service}', name)}
        className="peer tick-box"
      />
      <span aria-hidden="true" className={`${word} peer-checked:invisible`}>
        {labels.add}
      </span>
      <span aria-hidden="true" className={`${word} invisible peer-checked:visible`}>
        {labels.added}
      </span>
    </label>
  );
}
