import type { PageFacts } from '../facts';

type ChatCardsProps = { card: NonNullable<PageFacts['card']>; host: string };

/** A link to the page as chats and networks draw it. */
export function ChatCards({ card, host }: ChatCardsProps) {
  const { image, alt, title, description } = card;
  const picture = <img src={image} alt={alt} width="1200" height="630" loading="lazy" />;
  return (
    <>
      <figure className="chat whatsapp">
        <figcaption>WhatsApp</figcaption>
        <div className="chat-box">
          {picture}
          <p className="chat-title">{title}</p>
          <p className="chat-text">{description}</p>
          <p className="chat-host">{host}</p>
        </div>
      </figure>
      <figure className="chat linkedin">
        <figcaption>LinkedIn</figcaption>
        <div className="chat-box">
          {picture}
          <p className="chat-title">{title}</p>
          <p className="chat-host">{host}</p>
        </div>
      </figure>
      <figure className="chat x">
        <figcaption>X</figcaption>
        <div className="chat-box">
          {picture}
          <p className="chat-title">{title}</p>
        </div>
        <p className="chat-host">From {host}</p>
      </figure>
    </>
  );
}
