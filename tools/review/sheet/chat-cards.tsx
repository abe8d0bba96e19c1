import type { ReactNode } from 'react';
import type { PageRecord } from '../../pages/record';
import { Checked } from './checked';

type ChatCardsProps = { card: NonNullable<PageRecord['card']>; host: string; siteName: string };

/**
 * A link to the page as chats and networks draw it. LinkedIn gives links of ordinary posts a small picture beside the
 * title; only advertisements have a large one.
 */
export function ChatCards({ card, host, siteName }: ChatCardsProps) {
  const { image, alt, title, description } = card;
  const picture = <img src={image} alt={alt} width="1200" height="630" loading="lazy" />;
  return (
    <div className="chats">
      <Card name="WhatsApp">
        {picture}
        <p className="chat-title">{title}</p>
        <p className="chat-text">{description}</p>
        <p className="chat-host">{host}</p>
      </Card>
      <Card name="Facebook">
        {picture}
        <p className="chat-host">{host.toUpperCase()}</p>
        <p className="chat-title">{title}</p>
        <p className="chat-text">{description}</p>
      </Card>
      <Card name="LinkedIn">
        {picture}
        <div>
          <p className="chat-title">{title}</p>
          <p className="chat-host">{host}</p>
        </div>
      </Card>
      <Card name="X" below={`From ${host}`}>
        {picture}
        <p className="chat-title">{title}</p>
      </Card>
      <Card name="Slack">
        <p className="chat-site">
          <img src="/favicon.svg" alt="" width="16" height="16" /> {siteName}
        </p>
        <p className="chat-title">{title}</p>
        <p className="chat-text">{description}</p>
        {picture}
      </Card>
      <Card name="iMessage">
        {picture}
        <p className="chat-title">{title}</p>
        <p className="chat-host">{host}</p>
      </Card>
    </div>
  );
}

type CardProps = { name: string; children: ReactNode; below?: string };

function Card({ name, children, below }: CardProps) {
  return (
    <figure className={`chat ${name.toLowerCase()}`}>
      <figcaption>
        {name} <Checked />
      </figcaption>
      <div className="chat-box">{children}</div>
      {below && <p className="chat-host">{below}</p>}
    </figure>
  );
}
