import { textWidth, resultRules } from '../search-result';
import { ChatCards } from './chat-cards';
import { entryId, type ReviewedPage } from './model';
import { kindsOf } from './page-table';
import { SearchResult } from './search-result';

type PageEntryProps = { page: ReviewedPage; siteName: string };

/** One page: how it looks in search results and chats, its figures and its warnings. */
export function PageEntry({ page, siteName }: PageEntryProps) {
  const { path, canonical, isCanonical, warnings } = page;
  return (
    <article id={entryId(path)} className="entry" data-page={path} data-warnings={kindsOf(page)}>
      <h3>
        <a href={path}>{path}</a>
      </h3>
      {warnings.length > 0 && (
        <ul className="warnings">
          {warnings.map(({ kind, text }) => (
            <li key={kind + text}>{text}</li>
          ))}
        </ul>
      )}
      {canonical && isCanonical && (
        <div className="looks">
          <SearchResult device="desktop" page={page} siteName={siteName} url={canonical} />
          <SearchResult device="phone" page={page} siteName={siteName} url={canonical} />
          {page.card && <ChatCards card={page.card} host={new URL(canonical).host} />}
        </div>
      )}
      {canonical && !isCanonical && (
        <p>
          Search engines are sent to {new URL(canonical).pathname}: see there for its result and its card. Figures are
          this page’s own.
        </p>
      )}
      {!canonical && <p>Search engines do not list this page.</p>}
      <Figures page={page} />
    </article>
  );
}

function Figures({ page }: Pick<PageEntryProps, 'page'>) {
  const { title, description, headings, words, minutes, ease, bytes, linksOut, nodes } = page;
  const { size, width } = resultRules.desktop.title;
  const rows = [
    ['Title', `${title} (${title.length} characters, ${Math.round(textWidth(title, size))} of ${width} px)`],
    ['Description', `${description} (${description.length} characters)`],
    ['Heading', headings.join(' / ') || 'none'],
    ['Text', `${words} words, ${minutes} min, reading ease ${ease}`],
    ['Bytes', `${bytes.brotli} compressed, ${bytes.raw} as it is`],
    ['Structured data', nodes.map((node) => node['@type']).join(', ') || 'none'],
    ['Links out', linksOut.join(' ') || 'none'],
  ];
  return (
    <dl>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
