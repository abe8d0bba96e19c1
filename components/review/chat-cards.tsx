import type { PageReview } from './model';

type ChatCardsProps = { card: NonNullable<PageReview['card']> };

/**
 * A link to the page as chats and networks drew it in November 2026. LinkedIn gives links of ordinary posts a small picture
 * beside the title; only advertisements have a large one.
 */
export function ChatCards({ card }: ChatCardsProps) {
  return (
    <>
      <div className="flex flex-wrap gap-5">
        {['WhatsApp', 'LinkedIn', 'Facebook'].map((name) => (
          <Card key={name} name={name} {...card} />
        ))}
      </div>
      <details>
        <summary className="target content-center font-bold">More: X, Slack, iMessage</summary>
        <div className="flex flex-wrap gap-5">
          {['X', 'Slack', 'iMessage'].map((name) => (
            <Card key={name} name={name} {...card} />
          ))}
        </div>
      </details>
    </>
  );
}

function Card({ name, image, alt, title, description, host }: ChatCardsProps['card'] & { name: string }) {
  return (
    <figure className="w-82.5 max-w-full">
      <figcaption>{name}</figcaption>
      <div className={`chat ${name.toLowerCase()}`}>
        <img src={image} alt={alt} width="1200" height="630" loading="lazy" />
        <div className="p-3">
          <p className="leading-snug font-bold">{title}</p>
          {['WhatsApp', 'Facebook', 'Slack'].includes(name) && <p className="chat-text">{description}</p>}
          <p className="chat-host">{host}</p>
        </div>
      </div>
    </figure>
  );
}
