import type { ReactNode } from 'react';
import { ButtonLink, CallButton, MoreLink, type MoreLinkProps, PhoneLink } from '@/components/ui/links';
import { reviewsLine } from '@/content/owner-facts';
import { contactLinks, mainPhone } from '@/lib/contact-links';
import { StationBoard } from './station-board';

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

/** How soon we answer, and reviews elsewhere. Renders nothing if neither is confirmed. */
export function ContactNotes({ answer }: { answer?: string }) {
  const reviews = reviewsLine();
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

type CallToActionProps = {
  path: string;
  title: string;
  text: string;
  /** Link under the buttons. */
  next?: MoreLinkProps;
  stripes?: ReactNode;
};

/** The end of a page: call, quote or chat. */
export function CallToAction({ path, title, text, next, stripes }: CallToActionProps) {
  const { quote, chat } = contactLinks(path);
  return (
    <section aria-labelledby="closing-title" className="pt-band print:hidden">
      <div className="page-width max-lg:px-(--gutter)">
        <StationBoard stripes={stripes} className="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_auto] lg:items-baseline">
          <div className="max-w-text">
            <h2 id="closing-title" className="text-section">
              {title}
            </h2>
            <p className="mt-3.5">{text}</p>
          </div>
          <div>
            <PhoneLink phone={mainPhone} className="text-number" />
            <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
              <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
              <ButtonLink href={chat.href} variant="outlined">
                {chat.label}
              </ButtonLink>
            </div>
            {next && <MoreLink {...next} />}
          </div>
        </StationBoard>
      </div>
    </section>
  );
}
