import { ButtonLink } from '@/components/ui/button-link';

export type Action = {
  label: string;
  /** A number after the label, which translators must not change. */
  value?: string;
  href: string;
  /** Printed after the label: the address, short enough to type. */
  typed?: string;
};

type ContactActionsProps = {
  quote: Action;
  call: Action;
  chat: Action;
  /** On phones, leaves the call to the bar at the bottom edge. */
  isCallInBar?: boolean;
  /** On a background in the colour of a line. */
  isOnSign?: boolean;
};

/** The quote button, a call and WhatsApp, side by side if they fit. */
export function ContactActions({ quote, call, chat, isCallInBar = false, isOnSign = false }: ContactActionsProps) {
  const variant = isOnSign ? 'onSignOutlined' : 'outlined';
  return (
    <>
      <ButtonLink href={quote.href} data-typed={quote.typed}>
        {quote.label}
      </ButtonLink>
      <ButtonLink href={call.href} variant={variant} className={isCallInBar ? 'max-sm:hidden' : undefined}>
        <span>
          {call.value ? `${call.label} ` : call.label}
          {call.value && (
            <span dir="ltr" translate="no">
              {call.value}
            </span>
          )}
        </span>
      </ButtonLink>
      <ButtonLink href={chat.href} variant={variant} className="max-sm:hidden">
        {chat.label}
      </ButtonLink>
    </>
  );
}
