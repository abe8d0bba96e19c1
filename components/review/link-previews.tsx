import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { PageReview } from './model';

type LinkPreviewsProps = { page: PageReview; siteName: string };

/** A page as Google lists it, its lines ending where Google cuts them, and a link to it as chats drew it in November 2026. */
export function LinkPreviews({ page, siteName }: LinkPreviewsProps) {
  const { result, card } = page;
  return (
    <div className="my-4 flex flex-wrap gap-5">
      {result ? (
        <>
          <SearchResult page={page} siteName={siteName} name="Google on a phone" address={result.phone} />
          <SearchResult page={page} siteName={siteName} name="Google on a desktop" address={result.desktop} />
        </>
      ) : (
        <p className="w-full">Search engines do not list this page.</p>
      )}
      {card && ['WhatsApp', 'LinkedIn', 'Facebook'].map((name) => <ChatCard key={name} name={name} {...card} />)}
      {card && (
        <details className="w-full">
          <summary className="target content-center font-bold">More: X, Slack, iMessage</summary>
          <div className="flex flex-wrap gap-5">
            {['X', 'Slack', 'iMessage'].map((name) => (
              <ChatCard key={name} name={name} {...card} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

type SearchResultProps = LinkPreviewsProps & { name: string; address: string };

/** The desktop's keeps its width and scrolls. */
function SearchResult({ page, siteName, name, address }: SearchResultProps) {
  const isPhone = name.endsWith('phone');
  return (
    <Framed name={name} className={isPhone ? 'max-w-90 p-3.5' : 'w-158.5 p-3.5'}>
      <p>{siteName}</p>
      <p className="text-xs">{address}</p>
      <p className={clsx('link-title text-xl', isPhone ? 'line-clamp-2' : 'line-clamp-1')}>{page.title}</p>
      <p className={clsx('text-sm', isPhone ? 'line-clamp-3' : 'line-clamp-2')}>{page.description}</p>
    </Framed>
  );
}

type ChatCardProps = NonNullable<PageReview['card']> & { name: string };

/** LinkedIn gives links of ordinary posts a small picture beside the title; only advertisements have a large one. */
function ChatCard({ name, image, alt, title, description, host }: ChatCardProps) {
  const isSmall = name === 'LinkedIn';
  return (
    <Framed name={name} className={clsx('w-82.5 max-w-full', isSmall && 'flex items-center')}>
      <img src={image} alt={alt} width="1200" height="630" loading="lazy" className={isSmall ? 'w-32' : 'w-full'} />
      <div className="p-3">
        <p className="leading-snug font-bold">{title}</p>
        {['WhatsApp', 'Facebook', 'Slack'].includes(name) && <p className="text-sm line-clamp-2">{description}</p>}
        <p className="text-xs">{host}</p>
      </div>
    </Framed>
  );
}

function Framed({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  return (
    <figure className="max-w-full">
      <figcaption>{name}</figcaption>
      {/* A region that scrolls sideways must be reachable by keyboard (axe: scrollable-region-focusable). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="overflow-x-auto" role="region" aria-label={name} tabIndex={0}>
        <div className={clsx('link-preview', className)}>{children}</div>
      </div>
    </figure>
  );
}
