import type { ReactNode } from 'react';
import { ButtonLink, MoreLink, type MoreLinkProps, PhoneLink } from '@/components/ui/links';
import { contactLinks, mainPhone } from '@/lib/contact-links';
import { StationBoard } from './station-board';

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
