import { ButtonLink } from '@/components/ui/button-link';
import { CallButton } from '@/components/ui/call-button';
import { contactLinks, mainPhone } from '@/lib/contact-links';

type ContactActionsProps = {
  path: string;
  /** Before the number. */
  callLabel: string;
};

/** The buttons for quote, call and chat. On phones, the bar has the last two. */
export function ContactActions({ path, callLabel }: ContactActionsProps) {
  const { quote, chat } = contactLinks(path);
  return (
    <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
      <ButtonLink href={quote.href} data-printed-url={quote.printedUrl}>
        {quote.label}
      </ButtonLink>
      <CallButton
        href={mainPhone.href}
        label={callLabel}
        number={mainPhone.display}
        variant="outlined"
        className="max-sm:hidden"
      />
      <ButtonLink href={chat.href} variant="outlined" className="max-sm:hidden">
        {chat.label}
      </ButtonLink>
    </div>
  );
}
