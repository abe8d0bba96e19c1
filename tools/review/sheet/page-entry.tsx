import { sourceOf } from '../../check/pages';
import type { ReviewedPage } from '../review-site';
import { textFragment } from '@/components/review/text-fragment';
import { ChatCards } from './chat-cards';
import { count, entryId } from './model';
import { PageFigures } from './page-figures';
import { PageFrames } from './page-frames';
import { rulesOf } from './page-table';
import { SearchResult } from './search-result';

type PageEntryProps = { page: ReviewedPage; siteName: string };

/** One page, folded: what needs attention, how it looks, how it is listed and shared, its figures. */
export function PageEntry({ page, siteName }: PageEntryProps) {
  const { path, title, canonical, isCanonical, findings } = page;
  return (
    <article
      id={entryId(path)}
      className="entry"
      data-page={path}
      data-warnings={rulesOf(page)
        .map(({ id }) => id)
        .join(' ')}
    >
      <details>
        <summary>
          <h3>{path}</h3> <span className="name">{title}</span>
          {findings.length > 0 && <span className="number">{count(findings.length, 'finding')}</span>}
        </summary>
        <p>
          <a href={path}>Open the page</a>, edit <code>{sourceOf(path)}</code>
        </p>
        <Findings page={page} />
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

function Findings({ page: { path, findings } }: Pick<PageEntryProps, 'page'>) {
  if (findings.length === 0) return null;
  return (
    <ul className="warnings">
      {findings.map(({ rule, severity, subject, message, text }) => (
        <li key={rule + subject + message} className={severity}>
          <b>{subject}</b> {message} {text && <a href={textFragment(path, text)}>See it</a>}
        </li>
      ))}
    </ul>
  );
}
