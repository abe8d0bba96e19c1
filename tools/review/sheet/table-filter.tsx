import { rules } from '../../check/rules';
import type { ReviewedPage } from '../review-site';
import { count } from './model';

type TableFilterProps = { pages: readonly ReviewedPage[] };

/** Hidden until the script can do what it says. */
export function TableFilter({ pages }: TableFilterProps) {
  const options = rules
    .map(({ id, message }) => ({
      id,
      message,
      pages: pages.filter(({ findings }) => findings.some(({ rule }) => rule === id)).length,
    }))
    .filter((option) => option.pages > 0);
  return (
    <div className="controls" data-controls="" hidden>
      <label>
        Show{' '}
        <select data-filter="">
          <option value="">All pages ({pages.length})</option>
          <option value="*">Any finding ({pages.filter(({ findings }) => findings.length > 0).length})</option>
          {options.map(({ id, message, pages: number }) => (
            <option key={id} value={id}>
              {message} ({number})
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
