import type { PageReview } from './model';

type SearchResultProps = { page: PageReview; siteName: string; device: 'phone' | 'desktop' };

const names = { phone: 'Google on a phone', desktop: 'Google on a desktop' };

/** A page as Google lists it; its lines end where Google cuts them. The desktop's keeps its width and scrolls. */
export function SearchResult({ page, siteName, device }: SearchResultProps) {
  return (
    <figure className="max-w-full">
      <figcaption>{names[device]}</figcaption>
      {/* A region that scrolls sideways must be reachable by keyboard (axe: scrollable-region-focusable). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="overflow-x-auto" role="region" aria-label={names[device]} tabIndex={0}>
        <div className={`result ${device}`}>
          <p>{siteName}</p>
          <p className="chat-host">{page.result?.[device]}</p>
          <p className="result-title">{page.title}</p>
          <p className="chat-text">{page.description}</p>
        </div>
      </div>
    </figure>
  );
}
