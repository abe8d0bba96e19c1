import { Section } from '@/components/ui/section';
import type { Comparison } from '@/content/types';

type ComparisonTableProps = Comparison;

/** A table that scrolls inside its own frame where the screen is narrower; the rows' headings stay in sight. */
export function ComparisonTable({ title, note, columns, rows }: ComparisonTableProps) {
  return (
    <Section id="comparison" title={title} lead={note}>
      <div
        role="group"
        aria-labelledby="comparison-title"
        // The keyboard must be able to scroll it, which Safari allows only for what takes focus.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto rounded-panel border-3 border-ink bg-card print:overflow-visible"
      >
        <table className="w-full min-w-168 table-fixed border-collapse text-left print:min-w-0">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="bg-panel text-on-panel">
              <td className="sticky left-0 w-30 bg-panel md:w-48" />
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="px-3 py-2.5 font-display text-title leading-snug font-bold md:px-5"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="rows">
            {rows.map((row) => (
              <tr key={row.title}>
                <th
                  scope="row"
                  className="sticky left-0 bg-card py-3 pr-2 pl-4.5 align-top font-bold md:pl-7 print:py-1"
                >
                  {row.title}
                </th>
                {row.cells.map((cell, index) => (
                  <td key={columns[index]} className="px-3 py-3 align-top text-ink-soft md:px-5 print:py-1">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
