import { Container } from '@/components/ui/container';
import { LineTag } from '@/components/ui/line-tag';
import { Link } from '@/components/ui/link';
import { lineClasses } from '@/components/ui/line-classes';
import { SectionHeading } from '@/components/ui/section-heading';
import { Stop } from '@/components/ui/stop';
import { UnbrokenRanges } from '@/components/ui/unbroken-ranges';
import type { Category, ServiceCard } from '@/content/types';
import clsx from 'clsx';

export type ServiceLine = Omit<Category, 'services'> & {
  cards: readonly (ServiceCard & { href: string })[];
  /** Addresses of drawings for the free end of a short line. */
  drawings: readonly string[];
};

type ServiceLinesProps = {
  title: string;
  lead?: string;
  lines: readonly ServiceLine[];
};

/** The services as stops on their five lines, which run off the edge of the screen; downwards on phones. */
export function ServiceLines({ title, lead, lines }: ServiceLinesProps) {
  return (
    <section id="services" aria-labelledby="services-title" className="overflow-hidden pt-band">
      <Container>
        <SectionHeading id="services-title" title={title} lead={lead} />
        <div className="mt-3 grid gap-6 md:mt-6 md:gap-11">
          {lines.map((line) => (
            <ServiceLineRow key={line.id} {...line} />
          ))}
        </div>
      </Container>
    </section>
  );
}

function ServiceLineRow({ id, number, name, description, cards, drawings }: ServiceLine) {
  return (
    <div className={clsx(lineClasses[id], 'grid gap-x-8 gap-y-2 lg:grid-cols-[14.5rem_1fr]')}>
      <div className="lg:pt-1">
        {/* The tag has a width of its own, so that the name stays where it is when the font arrives. */}
        <div className="grid grid-cols-[4.25rem_1fr] items-center gap-2.5">
          <LineTag number={number} />
          <h3 className="text-line-name leading-heading tracking-heading text-line">{name}</h3>
        </div>
        <p className="mt-1 leading-snug text-ink-soft">{description}</p>
      </div>
      <div className="service-stops">
        <ul>
          {cards.map((card) => (
            <ServiceStop key={card.href} {...card} />
          ))}
        </ul>
        {drawings.map((drawing) => (
          // On phones it isn't shown, and so not fetched.
          // eslint-disable-next-line @next/next/no-img-element
          <img key={drawing} src={drawing} alt="" loading="lazy" width="150" height="100" className="service-picture" />
        ))}
      </div>
    </div>
  );
}

function ServiceStop({ icon, title, description, href }: ServiceCard & { href: string }) {
  return (
    <li className="service-stop">
      <Stop icon={icon} />
      <div className="min-w-0 md:mt-3">
        <h4 className="text-lg">
          <Link href={href} className="stretched block underline-offset-4 hover:underline md:py-1">
            {title}
          </Link>
        </h4>
        <p className="leading-snug text-ink-soft">
          <UnbrokenRanges>{description}</UnbrokenRanges>
        </p>
      </div>
    </li>
  );
}
