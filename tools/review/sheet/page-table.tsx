import { type CrawledPage, severity } from '../review-site';
import { kindOrder, warningKinds } from '../warning-kinds';
import { entryId } from './model';
import { TableFilter } from './table-filter';

type PageTableProps = { pages: readonly CrawledPage[] };

/** `first`: the way a first click sorts, what wants looking at on top. */
type Column = { label: string; first: 'ascending' | 'descending'; value: (page: CrawledPage) => number };

const columns: readonly Column[] = [
  { label: 'Words', first: 'ascending', value: ({ words }) => words },
  { label: 'Reading ease', first: 'ascending', value: ({ ease }) => ease },
  { label: 'Title, characters', first: 'descending', value: ({ title }) => title.length },
  { label: 'Description, characters', first: 'descending', value: ({ description }) => description.length },
  { label: 'Pages linking here', first: 'ascending', value: ({ reach }) => reach.linksIn.length },
  { label: 'Links out', first: 'descending', value: ({ linksOut }) => linksOut.length },
  { label: 'Bytes', first: 'descending', value: ({ bytes }) => bytes.brotli },
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
              <tr key={page.path} data-page={page.path} data-warnings={kindsOf(page).join(' ')}>
                <th scope="row">
                  <a href={`#${entryId(page.path)}`}>{page.path}</a>
                </th>
                <td data-value={severity(page.warnings)}>{namesOf(page) || '–'}</td>
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

/** The kinds of a page's warnings, for the filter: worst first, each once. */
export function kindsOf({ warnings }: CrawledPage) {
  return kindOrder.filter((kind) => warnings.some((warning) => warning.kind === kind));
}

function namesOf(page: CrawledPage): string {
  const times = (kind: string) => page.warnings.filter((warning) => warning.kind === kind).length;
  return kindsOf(page)
    .map((kind) => (times(kind) > 1 ? `${warningKinds[kind].name} (${times(kind)})` : warningKinds[kind].name))
    .join(', ');
}
