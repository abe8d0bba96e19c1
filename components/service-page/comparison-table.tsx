import { Section } from '@/components/page/section';
import { nonBreaking } from '@/components/ui/non-breaking';
import type { Comparison } from '@/content/types';

/** On phones a row's title has its own line above two cells, or above one if text is large. */
const row = 'grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-3 px-3.5 py-1.5 max-sm:grid';
const cell = 'align-top sm:px-4 sm:py-3';

export function ComparisonTable({ title, note, columns, rows }: Comparison) {
  return (
    <Section id="comparison" title={title} lead={note}>
      <div className="overflow-hidden panel-outline">
        <table role="table" className="w-full table-fixed text-base/snug max-sm:block">
          <caption className="sr-only">{title}</caption>
          <thead role="rowgroup" className="max-sm:block">
            <tr role="row" className={`${row} surface-panel`}>
              <td role="cell" className="max-sm:hidden" />
              {columns.map((column) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  className={`${cell} font-display text-button font-bold`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="divided-rows max-sm:block">
            {rows.map(({ title: name, note: rest, cells }) => (
              <tr key={name} role="row" className={row}>
                <th role="rowheader" scope="row" className={`${cell} col-span-full font-bold`}>
                  {name} {rest && <span className="inline-block font-normal text-ink-soft">{nonBreaking(rest)}</span>}
                </th>
                {cells.map((text, index) => (
                  <td key={columns[index]} role="cell" className={`${cell} text-ink-soft`}>
                    {text}
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
