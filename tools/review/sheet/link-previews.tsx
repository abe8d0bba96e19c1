import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { PageReview } from './model';

type LinkPreviewsProps = { page: PageReview; siteName: string };

/** A page as Google lists it on a phone, its lines ending where Google cuts them, and a link to it as chats drew it in November 2026. */
export function LinkPreviews({ page, siteName }: LinkPreviewsProps) {
  const { title, description, isListed, card } = page;
  const cards = (names: string[]) => card && names.map((name) => <ChatCard key={name} name={name} {...card} />);
  return (
    <div className="my-4 flex flex-wrap gap-5">
      <Framed name="Google" className="max-w-90 p-3.5">
        <p>{siteName}</p>
        <p>{card?.host}</p>
        <p className="line-clamp-2 text-lg">{title}</p>
        <p className="line-clamp-3">{description}</p>
      </Framed>
      {!isListed && <p>Search engines do not list this page.</p>}
      {cards(['WhatsApp', 'LinkedIn', 'Facebook'])}
      <details className="w-full">
        <summary className="target content-center font-bold">More: X, Slack, iMessage</summary>
        <div className="flex flex-wrap gap-5">{cards(['X', 'Slack', 'iMessage'])}</div>
      </details>
    </div>
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
        {['WhatsApp', 'Facebook', 'Slack'].includes(name) && <p className="line-clamp-2">{description}</p>}
        <p>{host}</p>
      </div>
    </Framed>
  );
}

function Framed({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  return (
    <figure className="max-w-full">
      <figcaption>{name}</figcaption>
      <div className={clsx('link-preview overflow-hidden rounded-control border border-rule', className)}>
        {children}
      </div>
    </figure>
  );
}
