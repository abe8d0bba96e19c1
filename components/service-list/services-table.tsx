import clsx from 'clsx';
import { Container } from '@/components/ui/container';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import { Link } from '@/components/ui/link';
import { categoryClasses } from '@/components/ui/category-classes';
import { Icon } from '@/components/ui/icon';
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
    <section id="services" aria-labelledby="services-title" className="overflow-hidden pt-6">
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
                  className={clsx(
                    'pe-6 pb-2 text-ink-soft',
                    priceColumn ? 'first:w-[30%] last:w-[28%] nth-2:w-[23%]' : 'first:w-[43%] last:w-1/4',
                  )}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ id, name, rows }) => (
            <tbody
              key={id}
              role="rowgroup"
              className="not-first-of-type:before:block not-first-of-type:before:h-10 max-md:block"
            >
              <tr role="row" className="max-md:block">
                <th
                  role="rowheader"
                  scope="rowgroup"
                  colSpan={priceColumn ? 4 : 3}
                  className={`${categoryClasses[id]} table-band surface-category cut-corner font-display text-band max-md:block`}
                >
                  {name}
                </th>
              </tr>
              {rows.map(({ icon, title: job, description, href, times, price, covers, payment }) => (
                <tr
                  key={href}
                  role="row"
                  className="border-b border-rule max-md:flex max-md:flex-wrap max-md:ps-10 max-md:pb-3"
                >
                  <th
                    role="rowheader"
                    scope="row"
                    // What screen readers say before the other cells, without the description.
                    abbr={job}
                    className="py-4 font-normal max-md:-ms-10 max-md:basis-[calc(100%+--spacing(10))] max-md:pb-0 md:pe-6 md:align-top"
                  >
                    <div className={`${categoryClasses[id]} relative flex gap-4`}>
                      <Icon name={icon} className="size-6 shrink-0 text-category" />
                      <div className="text-base/snug">
                        <Link href={href} className="stretched-link font-display text-title font-bold service-link">
                          {job}
                        </Link>
                        <p className="text-ink-soft">
                          <NonBreakingTerms>{description}</NonBreakingTerms>
                        </p>
                      </div>
                    </div>
                  </th>
                  <td role="cell" className="max-md:mt-2 max-md:basis-full md:py-4 md:pe-6 md:align-top">
                    <dl className="flex flex-wrap gap-x-7 gap-y-2">
                      {times.map(({ label, value }) => (
                        <div key={label} className="flex flex-col-reverse justify-end text-base/snug">
                          <dt className="text-ink-soft">{label}</dt>
                          <dd className="font-display text-title font-bold">{value}</dd>
                        </div>
                      ))}
                    </dl>
                  </td>
                  <td role="cell" className="text-ink-soft max-md:mt-2 md:py-4 md:pe-6 md:align-top">
                    <span aria-hidden="true" className="md:hidden">{`${columns[2]}: `}</span>
                    <NonBreakingTerms>{payment}</NonBreakingTerms>
                  </td>
                  {priceColumn && (
                    <td role="cell" className="max-md:mt-2 max-md:basis-full md:py-4 md:align-top">
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
