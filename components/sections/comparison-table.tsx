import { ColumnSection } from '@/components/ui/column-section';
import { KeptTogether } from '@/components/ui/kept-together';
import type { Comparison } from '@/content/types';
import clsx from 'clsx';

type ComparisonTableProps = Comparison;

/** A table. On phones each row is a small grid, two cells per line under their columns' names. */
const row = 'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3 max-sm:gap-y-1 max-sm:px-3.5 max-sm:py-1.5';
const cell = 'sm:px-2 sm:py-3 sm:align-top lg:px-5 print:py-1';

export function ComparisonTable({ title, note, columns, rows }: ComparisonTableProps) {
  const hasTitleLine = columns.length % 2 === 0;
  return (
    <ColumnSection id="comparison" title={title} lead={note}>
      <div className="overflow-hidden rounded-panel border-3 border-ink bg-card">
        <table role="table" className="w-full table-fixed border-collapse text-left max-sm:block max-sm:text-base/snug">
          <caption className="sr-only">{title}</caption>
          <thead role="rowgroup" className="max-sm:block">
            <tr role="row" className={clsx(row, 'bg-panel')}>
              <td role="cell" className={clsx('w-30 lg:w-48', hasTitleLine && 'max-sm:hidden')} />
              {columns.map((column) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  className="font-display text-base/snug font-bold sm:px-2 sm:py-2.5 sm:text-title lg:px-5"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="rows max-sm:block">
            {rows.map(({ title: name, cells }) => (
              <tr key={name} role="row" className={row}>
                <th
                  role="rowheader"
                  scope="row"
                  className={clsx(
                    'font-bold sm:py-3 sm:pr-2 sm:pl-4.5 sm:align-top lg:pl-7 print:py-1',
                    hasTitleLine && 'max-sm:col-span-2',
                  )}
                >
                  <KeptTogether>{name}</KeptTogether>
                </th>
                {cells.map((text, index) => (
                  <td key={columns[index]} role="cell" className={clsx(cell, 'text-ink-soft')}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ColumnSection>
  );
}
