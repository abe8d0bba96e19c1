import type { PageReview, SearchResult as Result } from './model';

type SearchResultProps = Result & { name: string; host?: string };

/** A page as Google lists it on a phone, its lines ending where Google cuts them. */
export function SearchResult({ name, host, title, description }: SearchResultProps) {
  return (
    <figure className="w-90 max-w-full">
      <figcaption className="text-ink-soft">{name}</figcaption>
      <div className="link-preview rounded-control border border-rule p-3.5">
        {host && <p>{host}</p>}
        <p className="line-clamp-2 text-lg">{title}</p>
        <p className="line-clamp-3">{description}</p>
      </div>
    </figure>
  );
}

/** A link to a page as WhatsApp draws it. */
export function ChatCard({ image, alt, title, description, host }: NonNullable<PageReview['card']>) {
  return (
    <figure className="w-82.5 max-w-full">
      <figcaption className="text-ink-soft">WhatsApp</figcaption>
      <div className="link-preview overflow-hidden rounded-control border border-rule">
        <img src={image} alt={alt} width="1200" height="630" loading="lazy" className="w-full" />
        <div className="p-3">
          <p className="text-base/snug font-bold">{title}</p>
          <p className="line-clamp-2">{description}</p>
          <p>{host}</p>
        </div>
      </div>
    </figure>
  );
}
