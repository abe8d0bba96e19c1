import type { ReactNode } from 'react';
import type { PageReview } from './model';

type ChatCardsProps = { card: NonNullable<PageReview['card']>; siteName: string };

/**
 * A link to the page as chats and networks drew it in November 2026. LinkedIn gives links of ordinary posts a small picture
 * beside the title; only advertisements have a large one.
 */
export function ChatCards({ card: { image, alt, title, description, host }, siteName }: ChatCardsProps) {
  const picture = <img src={image} alt={alt} width="1200" height="630" loading="lazy" />;
  const heading = <p className="chat-title">{title}</p>;
  const text = <p className="chat-text">{description}</p>;
  const address = <p className="chat-host">{host}</p>;
  return (
    <>
      <div className="chats">
        <Card name="WhatsApp">
          {picture}
          {heading}
          {text}
          {address}
        </Card>
        <Card name="LinkedIn">
          {picture}
          <div>
            {heading}
            {address}
          </div>
        </Card>
        <Card name="Facebook">
          {picture}
          <p className="chat-host">{host.toUpperCase()}</p>
          {heading}
          {text}
        </Card>
      </div>
      <details>
        <summary className="target content-center font-bold">More: X, Slack, iMessage</summary>
        <div className="chats">
          <Card name="X">
            {picture}
            {heading}
          </Card>
          <Card name="Slack">
            <p className="chat-site">{siteName}</p>
            {heading}
            {text}
            {picture}
          </Card>
          <Card name="iMessage">
            {picture}
            {heading}
            {address}
          </Card>
        </div>
      </details>
    </>
  );
}

function Card({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={`chat ${name.toLowerCase()}`}>
      <figcaption>{name}</figcaption>
      <div className="chat-box">{children}</div>
    </figure>
  );
}
