import { type WarningKind, warningNames } from '../warnings';
import { entryId, type ReviewedPage } from './model';

type PageTableProps = { pages: readonly ReviewedPage[] };

type Column = { label: string; value: (page: ReviewedPage) => number };

const columns: readonly Column[] = [
  { label: 'Title, characters', value: ({ title }) => title.length },
  { label: 'Description, characters', value: ({ description }) => description.length },
  { label: 'Words', value: ({ words }) => words },
  { label: 'Minutes', value: ({ minutes }) => minutes },
  { label: 'Reading ease', value: ({ ease }) => ease },
  { label: 'Links out', value: ({ linksOut }) => linksOut.length },
  { label: 'Bytes', value: ({ bytes }) => bytes.brotli },
  { label: 'Warnings', value: ({ warnings }) => warnings.length },
];

/** All pages in one table. The script makes its headings buttons that sort, and reveals the filter. */
export function PageTable({ pages }: PageTableProps) {
  return (
    <section id="pages" aria-labelledby="pages-title">
      <h2 id="pages-title">Pages</h2>
      <WarningFilter pages={pages} />
      {/* A region that scrolls sideways must be reachable by keyboard (axe: scrollable-region-focusable). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="scroll" role="region" aria-label="Table of pages" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Page</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <tr key={page.path} data-page={page.path} data-warnings={kindsOf(page)}>
                <th scope="row">
                  <a href={`#${entryId(page.path)}`}>{page.path}</a>
                </th>
                {columns.map(({ label, value }) => (
                  <td key={label}>{value(page)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        Bytes: the HTML with its styles, compressed with brotli. Reading ease: Flesch; 60 and more is plain English.
      </p>
    </section>
  );
}

/** The kinds of a page's warnings, for the filter. */
export function kindsOf({ warnings }: ReviewedPage): string {
  return [...new Set(warnings.map(({ kind }) => kind))].join(' ');
}

function WarningFilter({ pages }: PageTableProps) {
  const kinds = Object.keys(warningNames) as WarningKind[];
  const count = (kind: WarningKind) => pages.filter(({ warnings }) => warnings.some((one) => one.kind === kind)).length;
  return (
    <div className="controls" data-controls="" hidden>
      <label>
        Show{' '}
        <select data-filter="">
          <option value="">All pages ({pages.length})</option>
          <option value="*">Any warning ({pages.filter(({ warnings }) => warnings.length > 0).length})</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {warningNames[kind]} ({count(kind)})
            </option>
          ))}
        </select>
      </label>
      <output data-count="">{pages.length} pages</output>
      <button type="button" data-print="">
        Print
      </button>
    </div>
  );
}
