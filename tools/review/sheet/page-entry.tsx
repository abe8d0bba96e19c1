import type { CrawledPage } from '../review-site';
import { sourceFile } from '../source-file';
import { textFragment } from '../text-fragment';
import { warningKinds } from '../warning-kinds';
import { ChatCards } from './chat-cards';
import { count, entryId } from './model';
import { PageFigures } from './page-figures';
import { PageFrames } from './page-frames';
import { kindsOf } from './page-table';
import { SearchResult } from './search-result';

type PageEntryProps = { page: CrawledPage; siteName: string };

/** One page, folded: what needs attention, how it looks, how it is listed and shared, its figures. */
export function PageEntry({ page, siteName }: PageEntryProps) {
  const { path, title, canonical, isCanonical, warnings } = page;
  return (
    <article id={entryId(path)} className="entry" data-page={path} data-warnings={kindsOf(page).join(' ')}>
      <details>
        <summary>
          <h3>{path}</h3> <span className="name">{title}</span>
          {warnings.length > 0 && <span className="number">{count(warnings.length, 'warning')}</span>}
        </summary>
        <p>
          <a href={path}>Open the page</a>, edit <code>{sourceFile(path)}</code>
        </p>
        <Warnings page={page} />
        <PageFrames path={path} />
        {canonical && isCanonical && (
          <>
            <div className="results">
              <SearchResult device="phone" page={page} siteName={siteName} url={canonical} />
              <SearchResult device="desktop" page={page} siteName={siteName} url={canonical} />
            </div>
            {page.card && <ChatCards card={page.card} host={new URL(canonical).host} siteName={siteName} />}
          </>
        )}
        {canonical && !isCanonical && (
          <p>
            Search engines are sent to {new URL(canonical).pathname}: see there for its result and its card. Figures are
            this page’s own.
          </p>
        )}
        {!canonical && <p>Search engines do not list this page.</p>}
        <PageFigures page={page} />
      </details>
    </article>
  );
}

function Warnings({ page: { path, warnings } }: Pick<PageEntryProps, 'page'>) {
  if (warnings.length === 0) return null;
  return (
    <ul className="warnings">
      {warnings.map(({ kind, text, find }) => (
        <li key={kind + text} className={warningKinds[kind].grade}>
          <b>{warningKinds[kind].name}.</b> {text} {find && <a href={textFragment(path, find)}>See the place</a>}
        </li>
      ))}
    </ul>
  );
}
