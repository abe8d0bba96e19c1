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

export type ContactLinks = Record<'quote' | 'call' | 'chat', Action>;

type ContactActionsProps = ContactLinks & {
  /** On phones, leaves the call to the bar at the bottom edge. */
  isCallInBar?: boolean;
};

/** The quote button, a call and WhatsApp, side by side if they fit. */
export function ContactActions({ quote, call, chat, isCallInBar = false }: ContactActionsProps) {
  return (
    <>
      <ButtonLink href={quote.href} data-printed-url={quote.printedUrl}>
        {quote.label}
      </ButtonLink>
      <CallButton
        href={call.href}
        label={call.label}
        number={call.number}
        variant="outlined"
        className={isCallInBar ? 'max-sm:hidden' : undefined}
      />
      <ButtonLink href={chat.href} variant="outlined" className="max-sm:hidden">
        {chat.label}
      </ButtonLink>
    </>
  );
}
