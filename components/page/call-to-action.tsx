import { type Action, ContactActions } from './contact-actions';
import { Container } from '@/components/ui/container';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';

type CallToActionProps = {
  title: string;
  text: string;
  /** Link under the buttons. */
  next?: MoreLinkProps;
  quote: Action;
  call: Action;
  chat: Action;
};

/** The end of a page: quote, call or chat. */
export function CallToAction({ title, text, next, quote, call, chat }: CallToActionProps) {
  return (
    <section aria-labelledby="closing-title" className="pt-band max-sm:pt-10 print:hidden">
      <Container className="px-(--gutter)">
        <div className="surface-highlight grid gap-x-12 gap-y-3 rounded-panel border-3 border-highlight-edge p-4.5 md:p-11 lg:grid-cols-[15fr_14fr] lg:items-center">
          <div className="max-w-text">
            <h2 id="closing-title" className="text-section md:text-heading">
              {title}
            </h2>
            <p className="mt-2">{text}</p>
          </div>
          <div className="lg:justify-self-end">
            <div className="flex flex-wrap gap-3 max-sm:*:grow">
              <ContactActions quote={quote} call={call} chat={chat} />
            </div>
            {next && <MoreLink {...next} />}
          </div>
        </div>
      </Container>
    </section>
  );
}
