import { rules } from '../../check/rules';
import { type ReviewedPage, weight } from '../review-site';
import { entryId } from './model';
import { TableFilter } from './table-filter';

type PageTableProps = { pages: readonly ReviewedPage[] };

/** `first`: the way a first click sorts, what wants looking at on top. */
type Column = { label: string; first: 'ascending' | 'descending'; value: (page: ReviewedPage) => number };

const columns: readonly Column[] = [
  { label: 'Words', first: 'ascending', value: ({ words }) => words },
  { label: 'Reading ease', first: 'ascending', value: ({ ease }) => ease },
  { label: 'Title, characters', first: 'descending', value: ({ title }) => title.length },
  { label: 'Description, characters', first: 'descending', value: ({ description }) => description.length },
  { label: 'Pages linking here', first: 'ascending', value: ({ reach }) => reach.linksIn.length },
  { label: 'Links out', first: 'descending', value: ({ linksOut }) => linksOut.length },
  { label: 'Bytes', first: 'descending', value: ({ bytes }) => bytes },
];

/** All pages in one table, worst first. The script makes its headings buttons that sort, and reveals the filter. */
export function PageTable({ pages }: PageTableProps) {
  return (
    <section id="pages" aria-labelledby="pages-title">
      <h2 id="pages-title">Pages</h2>
      <TableFilter pages={pages} />
      {/* A region that scrolls sideways must be reachable by keyboard (axe: scrollable-region-focusable). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="scroll" role="region" aria-label="Table of pages" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col" data-first="ascending">
                Page
              </th>
              <th scope="col" data-first="descending" aria-sort="descending">
                Needs attention
              </th>
              {columns.map(({ label, first }) => (
                <th key={label} scope="col" data-first={first}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <tr
                key={page.path}
                data-page={page.path}
                data-warnings={rulesOf(page)
                  .map(({ id }) => id)
                  .join(' ')}
              >
                <th scope="row">
                  <a href={`#${entryId(page.path)}`}>{page.path}</a>
                </th>
                <td data-value={weight(page.findings)}>{namesOf(page) || '–'}</td>
                {columns.map(({ label, value }) => (
                  <td key={label}>{value(page)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p data-empty="" hidden>
        No page is like that.
      </p>
      <p className="note">
        Bytes: the HTML with its styles, compressed with brotli. Reading ease: Flesch; 60 and more is plain English.
        Links from menus are not counted. <a href="/review/pages.csv">Table as CSV</a>,{' '}
        <a href="/review/everything.json">all of it as JSON</a>.
      </p>
    </section>
  );
}

/** The rules that found something on a page, for the filter. */
export function rulesOf({ findings }: ReviewedPage) {
  return rules.filter(({ id }) => findings.some(({ rule }) => rule === id));
}

function namesOf(page: ReviewedPage): string {
  const times = (id: string) => page.findings.filter(({ rule }) => rule === id).length;
  return rulesOf(page)
    .map(({ id, message }) => (times(id) > 1 ? `${message} (${times(id)})` : message))
    .join(', ');
}
