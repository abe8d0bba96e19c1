import type { CrawledPage } from '../review-site';
import { kindOrder, warningKinds } from '../warning-kinds';
import { count } from './model';

type TableFilterProps = { pages: readonly CrawledPage[] };

/** Hidden until the script can do what it says. */
export function TableFilter({ pages }: TableFilterProps) {
  const kinds = kindOrder
    .map((kind) => ({ kind, pages: pages.filter(({ warnings }) => warnings.some((one) => one.kind === kind)).length }))
    .filter((option) => option.pages > 0);
  return (
    <div className="controls" data-controls="" hidden>
      <label>
        Show{' '}
        <select data-filter="">
          <option value="">All pages ({pages.length})</option>
          <option value="*">Any warning ({pages.filter(({ warnings }) => warnings.length > 0).length})</option>
          {kinds.map(({ kind, pages: number }) => (
            <option key={kind} value={kind}>
              {warningKinds[kind].name} ({number})
            </option>
          ))}
        </select>
      </label>
      <label>
        With the words <input type="search" data-words="" />
      </label>
      <output data-count="">{count(pages.length, 'page')}</output>
      <button type="button" data-print="">
        Print
      </button>
    </div>
  );
}
