import { ButtonLink } from './button-link';

export type Action = {
  label: string;
  /** A number after the label, which no translator may touch. */
  value?: string;
  href: string;
  /** Printed after the label: the address as one would type it. */
  typed?: string;
};

type ActionPairProps = {
  quote: Action;
  call: Action;
  chat: Action;
  /** On phones the call is left to the bar at the bottom edge. */
  isCallInBar?: boolean;
  /** On the colour of a line. */
  isOnSign?: boolean;
};

/** A free quote and, beside it where there's room, a call and WhatsApp. */
export function ActionPair({ quote, call, chat, isCallInBar = false, isOnSign = false }: ActionPairProps) {
  const variant = isOnSign ? 'onSignOutlined' : 'outlined';
  return (
    <>
      <ButtonLink href={quote.href} data-typed={quote.typed}>
        {quote.label}
      </ButtonLink>
      <ButtonLink href={call.href} variant={variant} className={isCallInBar ? 'max-sm:hidden' : undefined}>
        <span>
          {call.value ? `${call.label} ` : call.label}
          {call.value && <span translate="no">{call.value}</span>}
        </span>
      </ButtonLink>
      <ButtonLink href={chat.href} variant={variant} className="max-sm:hidden">
        {chat.label}
      </ButtonLink>
    </>
  );
}
