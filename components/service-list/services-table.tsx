import clsx from 'clsx';
import { Container } from '@/components/ui/container';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import { Link } from '@/components/ui/link';
import { categoryClasses } from '@/components/ui/category-classes';
import { Stop } from '@/components/ui/stop';
import type { servicesToCompare } from '@/lib/catalogue';

type ServicesTableProps = {
  title: string;
  /** Headings of the columns: job, usual time, payment. */
  columns: readonly [string, string, string];
  /** The heading of the starting prices, if a service has one. */
  priceColumn?: string;
  groups: ReturnType<typeof servicesToCompare>;
};

/** All services with their times and payment, to compare. On phones each row becomes a list. */
export function ServicesTable({ title, columns, priceColumn, groups }: ServicesTableProps) {
  return (
    <section id="services" aria-labelledby="services-title" className="pt-band">
      <Container>
        <h2 id="services-title" className="sr-only">
          {title}
        </h2>
        <table role="table" aria-labelledby="services-title" className="w-full max-md:block md:table-fixed">
          <thead role="rowgroup" className="max-md:sr-only">
            <tr role="row">
              {[...columns, ...(priceColumn ? [priceColumn] : [])].map((name) => (
                <th
                  key={name}
                  role="columnheader"
                  scope="col"
                  className={clsx('pe-6 pb-2 text-ink-soft', priceColumn ? 'first:w-1/3 last:w-3/10' : 'first:w-1/2')}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ id, name, rows }) => (
            <tbody key={id} role="rowgroup" className="max-md:block max-md:not-first-of-type:mt-5">
              <tr role="row" className="max-md:block">
                <th
                  role="rowheader"
                  scope="rowgroup"
                  colSpan={priceColumn ? 4 : 3}
                  className={`${categoryClasses[id]} border-b-6 border-category pt-6 max-md:block`}
                >
                  <span className="inline-block rounded-t-tag bg-category px-4 py-1 font-display text-title text-on-category">
                    {name}
                  </span>
                </th>
              </tr>
              {rows.map(({ icon, title: job, description, href, times, price, covers, payment }) => (
                <tr
                  key={href}
                  role="row"
                  className="border-b border-rule max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:ps-14 max-md:pb-2"
                >
                  <th
                    role="rowheader"
                    scope="row"
                    // What screen readers say before the other cells, without the description.
                    abbr={job}
                    className="py-3 font-normal max-md:-ms-14 max-md:basis-[calc(100%+--spacing(14))] max-md:pt-2 max-md:pb-0 md:pe-6 md:align-top"
                  >
                    <div className={`${categoryClasses[id]} relative flex gap-3`}>
                      <Stop icon={icon} />
                      <div className="text-base/snug">
                        <Link href={href} className="stretched-link font-display text-lg font-bold service-link">
                          {job}
                        </Link>
                        <p className="text-ink-soft">
                          <NonBreakingTerms>{description}</NonBreakingTerms>
                        </p>
                      </div>
                    </div>
                  </th>
                  <td role="cell" className="max-md:mt-1.5 md:py-3.5 md:pe-6 md:align-top">
                    <dl>
                      {times.map(({ label, value }) => (
                        <div key={label} className="flex flex-wrap gap-x-2 text-base/snug">
                          <dt className="text-ink-soft">{label}</dt>
                          <dd className="font-bold">{value}</dd>
                        </div>
                      ))}
                    </dl>
                  </td>
                  <td role="cell" className="text-base/snug text-ink-soft md:py-3.5 md:pe-6 md:align-top">
                    <span aria-hidden="true" className="md:hidden">{`${columns[2]}: `}</span>
                    <NonBreakingTerms>{payment}</NonBreakingTerms>
                  </td>
                  {priceColumn && (
                    <td role="cell" className="text-base/snug md:py-3 md:align-top">
                      <p className={clsx(covers && 'font-bold')}>
                        <span
                          aria-hidden="true"
                          className="font-normal text-ink-soft md:hidden"
                        >{`${priceColumn}: `}</span>
                        {price}
                      </p>
                      {covers && <p className="text-ink-soft">{covers}</p>}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Container>
    </section>
  );
}
