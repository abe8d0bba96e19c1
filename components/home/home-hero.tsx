import clsx from 'clsx';
import { ContactActions } from '@/components/page/contact-actions';
import { ContactNotes } from '@/components/page/contact-notes';
import { Container } from '@/components/ui/container';
import { Lead } from '@/components/page/lead';
import { Link } from '@/components/ui/link';
import { HeadlineWithRing } from '@/components/page/headline-with-ring';
import { contactLabels } from '@/content/labels';
import { answerLine, reviewsLine } from '@/content/owner-facts';
import type { Hero } from '@/content/pages/home';
import { servicesByCategory } from '@/lib/catalogue';
import { anchors, routes } from '@/lib/routes';
import { HeadlineTracks, NetworkMap } from './network-map';

/** How many services of a category the map has room for, unless the hero is taller. */
const usualListLength = 5;

/** The headline, whose ring starts the map's tracks. Nothing is centred, so that nothing moves. */
export function HomeHero({ tagline, title, lead, proof, promises }: Hero) {
  const hasLongList = servicesByCategory().some(({ services }) => services.length > usualListLength);
  return (
    <section id="home" className="overflow-hidden py-band">
      <Container className={clsx('hero grid gap-x-4', hasLongList && 'has-long-list')}>
        <div className="self-end lg:col-start-1">
          <p className="font-display text-title font-bold">{tagline}</p>
          <h1 className="relative z-10 mt-3 text-hero">
            {title.map((part, index) => (
              <span key={part} className="block">
                {index < title.length - 1 ? (
                  `${part} `
                ) : (
                  <HeadlineWithRing text={part} ringClassName="map-ring">
                    <HeadlineTracks />
                  </HeadlineWithRing>
                )}
              </span>
            ))}
          </h1>
        </div>
        <div className="mt-4 lg:col-start-1 lg:pe-6">
          <Lead className="max-w-text text-ink-soft">{lead}</Lead>
          <ContactActions path={routes.home} callLabel={contactLabels.call} />
          {proof && (
            <p className="mt-2 flex flex-wrap items-center gap-x-2">
              <Link
                href={`${routes.contact}#${anchors.sampleQuote}`}
                className="inline-flex min-h-11 items-center underline"
              >
                {proof.link}
              </Link>
              {proof.text}
            </p>
          )}
          <ContactNotes answer={answerLine} reviews={reviewsLine()} />
          {promises && <p className="mt-5 font-display text-button font-bold">{promises.join(' · ')}</p>}
        </div>
        <NetworkMap />
      </Container>
    </section>
  );
}
