import { LineTag } from '@/components/ui/line-tag';
import { Link } from '@/components/ui/link';
import { lineClasses } from '@/components/ui/line-classes';
import { Section } from '@/components/ui/section';
import { Stop } from '@/components/ui/stop';
import type { Line, ServiceCard } from '@/content/types';
import clsx from 'clsx';

export type ServiceLine = Omit<Line, 'stops'> & {
  cards: readonly (ServiceCard & { href: string })[];
  /** Addresses of the cards' drawings, in the same order: a stop that is pointed at shows its own. */
  drawings?: readonly string[];
};

type ServiceLinesProps = {
  title: string;
  lead?: string;
  lines: readonly ServiceLine[];
};

/** The services as stops on their five lines: the line lies along the cards, downwards on phones. */
export function ServiceLines({ title, lead, lines }: ServiceLinesProps) {
  return (
    <Section id="services" title={title} lead={lead}>
      <div className="grid gap-3 lg:gap-5">
        {lines.map((line) => (
          <ServiceLineRow key={line.id} {...line} />
        ))}
      </div>
    </Section>
  );
}

function ServiceLineRow({ id, number, name, description, cards, drawings }: ServiceLine) {
  return (
    <div
      className={clsx(
        lineClasses[id],
        'service-line relative grid gap-x-8 gap-y-3 overflow-hidden rounded-panel border border-rule bg-card p-4 lg:min-h-52 lg:grid-cols-[13rem_1fr] lg:py-7 lg:pr-0 lg:pl-7',
      )}
    >
      <div>
        <div className="grid grid-cols-[4.25rem_1fr] items-center gap-2">
          <LineTag number={number} />
          <h3 className="text-line-name leading-heading tracking-heading text-line">{name}</h3>
        </div>
        <p className="mt-1 leading-snug text-ink-soft">{description}</p>
      </div>
      <ul className="lg:grid lg:[grid-auto-columns:minmax(0,1fr)] lg:grid-flow-col">
        {cards.map((card) => (
          <ServiceStop key={card.href} {...card} />
        ))}
      </ul>
      {drawings && (
        <div>
          {drawings.map((drawing) => (
            // Not on screen, and so not fetched, until a stop is pointed at.
            // eslint-disable-next-line @next/next/no-img-element
            <img
              key={drawing}
              src={drawing}
              alt=""
              loading="lazy"
              width="144"
              height="96"
              className="service-preview"
            />
          ))}
        </div>
      )}
    </div>
  );
}

function ServiceStop({ icon, title, description, href }: ServiceCard & { href: string }) {
  return (
    <li className="service-stop relative flex gap-3 pb-1.5 lg:block lg:pr-5 lg:pb-0">
      <Stop icon={icon} />
      <div className="min-w-0 lg:mt-3">
        <h4 className="text-lg">
          <Link href={href} className="stretched block py-1 underline-offset-4 hover:underline">
            {title}
          </Link>
        </h4>
        <p className="leading-snug text-ink-soft">{description}</p>
      </div>
    </li>
  );
}
