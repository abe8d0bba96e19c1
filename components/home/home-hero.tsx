import clsx from 'clsx';
import { ContactActions, type ContactLinks } from '@/components/page/contact-actions';
import { ContactNotes, type ContactNotesProps } from '@/components/page/contact-notes';
import { Container } from '@/components/ui/container';
import { Lead } from '@/components/page/lead';
import { Link } from '@/components/ui/link';
import { HeadlineWithRing } from '@/components/page/headline-with-ring';
import { HeadlineTracks, NetworkMap, type NetworkMapProps } from './network-map';
import type { Hero } from '@/content/pages/home';

type HomeHeroProps = Hero & ContactLinks & { map: NetworkMapProps; notes?: ContactNotesProps; proofHref?: string };

/** How many services of a category the map has room for, unless the hero is taller. */
const usualListLength = 5;

/**
 * The headline, which ends in the ring where the map's tracks start, and the map. Nothing is
 * centred, so that nothing moves while loading.
 */
export function HomeHero(props: HomeHeroProps) {
  const { tagline, title, lead, quote, call, chat, proof, proofHref, promises, map, notes } = props;
  const hasLongList = Object.values(map.categories).some(({ services }) => services.length > usualListLength);
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
          <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
            <ContactActions quote={quote} call={call} chat={chat} isCallInBar />
          </div>
          {proof && proofHref && (
            <p className="mt-2 flex flex-wrap items-center gap-x-2">
              <Link href={proofHref} className="inline-flex min-h-11 items-center underline">
                {proof.link}
              </Link>
              {proof.text}
            </p>
          )}
          {notes && <ContactNotes {...notes} />}
          {promises && <p className="mt-5 font-display text-button font-bold">{promises.join(' · ')}</p>}
        </div>
        <NetworkMap {...map} />
      </Container>
    </section>
  );
}
