import { ButtonLink } from '@/components/ui/button-link';
import { CallButton } from '@/components/ui/call-button';

export type Action = {
  label: string;
  /** Of a call, shown after the label. */
  number?: string;
  href: string;
  /** Printed after the label: the address, short enough to type. */
  printedUrl?: string;
};

type ContactActionsProps = {
  quote: Action;
  call: Action;
  chat: Action;
  /** On phones, leaves the call to the bar at the bottom edge. */
  isCallInBar?: boolean;
  /** On a background in the colour of a line. */
  isOnCategory?: boolean;
};

/** The quote button, a call and WhatsApp, side by side if they fit. */
export function ContactActions({ quote, call, chat, isCallInBar = false, isOnCategory = false }: ContactActionsProps) {
  const variant = isOnCategory ? 'onCategoryOutlined' : 'outlined';
  return (
    <>
      <ButtonLink href={quote.href} data-printed-url={quote.printedUrl}>
        {quote.label}
      </ButtonLink>
      <CallButton
        href={call.href}
        label={call.label}
        number={call.number}
        variant={variant}
        className={isCallInBar ? 'max-sm:hidden' : undefined}
      />
      <ButtonLink href={chat.href} variant={variant} className="max-sm:hidden">
        {chat.label}
      </ButtonLink>
    </>
  );
}
