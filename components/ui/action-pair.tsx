import { ButtonLink } from './button-link';
import { Link } from './link';

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
  /** The call is left to the bar at the bottom edge, where a screen has one. */
  isCallInBar?: boolean;
  /** On the colour of a line. */
  isOnSign?: boolean;
};

/** A free quote and a call, and as plain text WhatsApp, where no bar at the bottom edge has it. */
export function ActionPair({ quote, call, chat, isCallInBar = false, isOnSign = false }: ActionPairProps) {
  return (
    <>
      <ButtonLink href={quote.href} data-typed={quote.typed}>
        {quote.label}
      </ButtonLink>
      <ButtonLink
        href={call.href}
        variant={isOnSign ? 'onSignOutlined' : 'outlined'}
        className={isCallInBar ? 'max-lg:hidden' : undefined}
      >
        <span>
          {call.value ? `${call.label} ` : call.label}
          {call.value && <span translate="no">{call.value}</span>}
        </span>
      </ButtonLink>
      <Link
        href={chat.href}
        className="hidden min-h-11 min-w-11 items-center justify-center px-2 font-bold underline lg:inline-flex"
      >
        {chat.label}
      </Link>
    </>
  );
}
