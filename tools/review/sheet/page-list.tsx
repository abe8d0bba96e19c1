import type { PageReview } from './model';
import { ChatCard, SearchResult } from './search-result';
import { TextLink } from './text-link';

/** Every page once, changed ones first, with its rows, how it's listed and how it's shared. */
export function PageList({ pages }: { pages: readonly PageReview[] }) {
  return (
    <ul className="grid gap-x-3 gap-y-1 md:grid-cols-2">
      {pages.map((page) => (
        <PageItem key={page.path} {...page} />
      ))}
    </ul>
  );
}

function PageItem(page: PageReview) {
  const { path, name, twin, previous, rows, isListed, card, title, description } = page;
  return (
    <li className="min-w-0 rounded-control bg-card px-4 has-[[open]]:col-span-full">
      <details name="page">
        <summary className="min-h-11 cursor-pointer content-center">
          <b>{name}</b>{' '}
          <span className="text-ink-soft">{[page.mark, page.appearance].filter(Boolean).join(' · ')}</span>
        </summary>
        <p className="flex flex-wrap gap-x-5">
          <TextLink href={path}>Open {path}</TextLink>
          {previous && <TextLink href={previous}>As it was</TextLink>}
          {twin && <TextLink href={twin}>{twin} shows the same</TextLink>}
        </p>
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <TextLink href={`#${row.id}`}>{row.name}</TextLink>
            </li>
          ))}
        </ul>
        <div className="my-3 flex flex-wrap gap-4">
          {isListed ? (
            <SearchResult name="Google" title={title} description={description} host={card?.host} />
          ) : (
            <p>Search engines don’t list this page.</p>
          )}
          {card && <ChatCard {...card} />}
        </div>
      </details>
    </li>
  );
}
