import { ButtonLink, CallButton } from '@/components/ui/links';
import type { reviewsLine } from '@/content/owner-facts';
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

type ContactNotesProps = { answer?: string; reviews?: ReturnType<typeof reviewsLine> };

/** How soon we answer, and reviews elsewhere. Renders nothing if neither is confirmed. */
export function ContactNotes({ answer, reviews }: ContactNotesProps) {
  if (!answer && !reviews) return null;
  return (
    <div className="mt-4">
      {reviews && (
        <p>
          <a href={reviews.href} className="inline-flex min-h-11 items-center underline">
            {reviews.text}
          </a>
          {` (${reviews.day})`}
        </p>
      )}
      {answer && <p>{answer}</p>}
    </div>
  );
}
