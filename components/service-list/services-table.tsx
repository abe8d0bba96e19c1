import clsx from 'clsx';
import { Section } from '@/components/page/section';
import { categoryClasses } from '@/components/ui/category-classes';
import { Link } from '@/components/ui/link';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { servicesToCompare } from '@/lib/catalogue';

type ServicesTableProps = {
  id: string;
  title: string;
  /** Headings of the columns: job, usual time, payment. */
  columns: readonly [string, string, string];
  /** The heading of the starting prices, if a service has one. */
  priceColumn?: string;
  groups: ReturnType<typeof servicesToCompare>;
};

/** All services with their times and payment, to compare. On phones each row becomes a list. */
export function ServicesTable({ id, title, columns, priceColumn, groups }: ServicesTableProps) {
  return (
    <Section id={id} title={title}>
      <table role="table" aria-labelledby={`${id}-title`} className="w-full max-md:block md:table-fixed">
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {[...columns, ...(priceColumn ? [priceColumn] : [])].map((name) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={clsx(
                  'pe-6 pb-2 text-ink-soft',
                  priceColumn ? 'first:w-1/4 last:w-[28%] nth-2:w-[27%]' : 'first:w-[34%] last:w-[31%]',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id: category, name, rows }) => (
          <tbody
            key={category}
            role="rowgroup"
            className="not-first-of-type:before:block not-first-of-type:before:h-8 max-md:block"
          >
            <tr role="row" className="max-md:block">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={priceColumn ? 4 : 3}
                className={`${categoryClasses[category]} border-t-6 border-category pt-2.5 font-display text-title text-category max-md:block`}
              >
                {name}
              </th>
            </tr>
            {rows.map(({ title: job, href, times, price, covers, payment }) => (
              <tr key={href} role="row" className="border-b border-rule max-md:block max-md:pb-3">
                <th
                  role="rowheader"
                  scope="row"
                  className={`${categoryClasses[category]} relative py-4 max-md:block max-md:pb-0.5 md:pe-6 md:align-top`}
                >
                  <Link href={href} className="stretched-link font-display text-title service-link">
                    {job}
                  </Link>
                </th>
                <td role="cell" className="max-md:block md:py-4 md:pe-6 md:align-top">
                  <dl className="flex flex-wrap gap-x-7 gap-y-2">
                    {times.map(({ label, value }) => (
                      <div key={label} className="flex flex-col-reverse justify-end text-base/snug">
                        <dt className="text-ink-soft">{label}</dt>
                        <dd className="font-display text-title font-bold">{value}</dd>
                      </div>
                    ))}
                  </dl>
                </td>
                <td role="cell" className="text-ink-soft max-md:mt-2 max-md:block md:py-4 md:pe-6 md:align-top">
                  <span aria-hidden="true" className="md:hidden">{`${columns[2]}: `}</span>
                  <NonBreakingTerms>{payment}</NonBreakingTerms>
                </td>
                {priceColumn && (
                  <td role="cell" className="max-md:mt-2 max-md:block md:py-4 md:align-top">
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
    </Section>
  );
}
