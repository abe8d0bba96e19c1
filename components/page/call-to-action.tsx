import clsx from 'clsx';
import { Container } from '@/components/ui/container';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { ContactActions, type ContactLinks } from './contact-actions';
import { StationBoard, type StationBoardProps } from './station-board';

type CallToActionProps = ContactLinks & {
  title: string;
  text: string;
  /** Link under the buttons. */
  next?: MoreLinkProps;
  board: Pick<StationBoardProps, 'name' | 'stripes' | 'endsTrack'>;
};

/** The end of a page: quote, call or chat. */
export function CallToAction({ title, text, next, quote, call, chat, board }: CallToActionProps) {
  return (
    <section aria-labelledby="closing-title" className={clsx('print:hidden', !board.endsTrack && 'pt-band')}>
      <Container className="max-lg:px-(--gutter)">
        <StationBoard
          {...board}
          isNameOnOneLine
          className="grid gap-x-12 gap-y-4 lg:grid-cols-[15fr_14fr] lg:items-center"
        >
          <div className="max-w-text">
            <h2 id="closing-title" className="text-section md:text-heading">
              {title}
            </h2>
            <p className="mt-3.5">{text}</p>
          </div>
          <div className="lg:justify-self-end">
            <div className="flex flex-wrap gap-3 max-sm:*:grow">
              <ContactActions quote={quote} call={call} chat={chat} />
            </div>
            {next && <MoreLink {...next} />}
          </div>
        </StationBoard>
      </Container>
    </section>
  );
}
