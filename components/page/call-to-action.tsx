import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { ContactActions, type ContactLinks } from './contact-actions';
import { type BoardName, StationBoard } from './station-board';

type CallToActionProps = ContactLinks & {
  title: string;
  text: string;
  /** Link under the buttons. */
  next?: MoreLinkProps;
  /** Makes the panel the board of a station, at the end of a track. */
  board?: { name: BoardName; stripes: ReactNode };
};

const columns = 'grid gap-x-12 gap-y-4 lg:grid-cols-[15fr_14fr] lg:items-center';

/** The end of a page: quote, call or chat. */
export function CallToAction({ title, text, next, quote, call, chat, board }: CallToActionProps) {
  const content = (
    <>
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
    </>
  );
  return (
    <section aria-labelledby="closing-title" className={clsx('print:hidden', !board && 'pt-band')}>
      <Container className="max-lg:px-(--gutter)">
        {board ? (
          <StationBoard {...board} className={columns}>
            {content}
          </StationBoard>
        ) : (
          <div
            className={clsx(
              'surface-highlight panel-overhang rounded-panel border-3 border-highlight-edge py-4.5 max-lg:px-4.5 md:py-9',
              columns,
            )}
          >
            {content}
          </div>
        )}
      </Container>
    </section>
  );
}
