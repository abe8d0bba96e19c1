import { ColumnSection } from '@/components/ui/column-section';
import { KeptTogether } from '@/components/ui/kept-together';
import type { Comparison } from '@/content/types';

type ComparisonTableProps = Comparison;

/** A table; on phones each row is a list, with the column's name before each cell. */
export function ComparisonTable({ title, note, columns, rows }: ComparisonTableProps) {
  return (
    <ColumnSection id="comparison" title={title} lead={note}>
      <div className="overflow-hidden rounded-panel border-3 border-ink bg-card">
        <table role="table" className="w-full table-fixed border-collapse text-left max-sm:block">
          <caption className="sr-only">{title}</caption>
          <thead role="rowgroup" className="max-sm:hidden">
            <tr role="row" className="bg-panel">
              <td role="cell" className="w-30 lg:w-48" />
              {columns.map((column) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  className="px-2 py-2.5 font-display text-title font-bold lg:px-5"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="rows max-sm:block">
            {rows.map((row) => (
              <tr key={row.title} role="row" className="max-sm:block max-sm:px-4.5 max-sm:py-2">
                <th
                  role="rowheader"
                  scope="row"
                  className="font-bold max-sm:block sm:py-3 sm:pr-2 sm:pl-4.5 sm:align-top lg:pl-7 print:py-1"
                >
                  <KeptTogether>{row.title}</KeptTogether>
                </th>
                {row.cells.map((cell, index) => (
                  <td
                    key={columns[index]}
                    role="cell"
                    data-column={`${columns[index]}: `}
                    className="text-ink-soft max-sm:mt-0.5 max-sm:block max-sm:before:text-ink max-sm:before:content-[attr(data-column)] sm:px-2 sm:py-3 sm:align-top lg:px-5 print:py-1"
                  >
                    {cell}
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
