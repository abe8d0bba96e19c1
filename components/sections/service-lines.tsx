import { Container } from '@/components/ui/container';
import { LineTag } from '@/components/ui/line-tag';
import { Link } from '@/components/ui/link';
import { lineClasses } from '@/components/ui/line-classes';
import { KeptTogether } from '@/components/ui/kept-together';
import { SectionHeading } from '@/components/ui/section-heading';
import { Stop } from '@/components/ui/stop';
import type { Category } from '@/content/types';
import type { LinkedCard } from '@/lib/catalogue';
import clsx from 'clsx';

type ServiceLine = Omit<Category, 'services'> & {
  cards: readonly LinkedCard[];
};

type ServiceLinesProps = {
  title: string;
  lead?: string;
  lines: readonly ServiceLine[];
};

/** The services as stops on their lines, downwards on phones. Short lines share five columns. */
export function ServiceLines({ title, lead, lines }: ServiceLinesProps) {
  return (
    <section id="services" aria-labelledby="services-title" className="pt-band not-has-[+*]:invisible">
      <Container>
        <SectionHeading id="services-title" title={title} lead={lead} />
        <div className="mt-3 grid gap-y-5 md:mt-6 md:grid-flow-dense md:grid-cols-5 md:gap-y-12">
          {lines.map((line) => (
            <ServiceLineRow key={line.id} {...line} />
          ))}
        </div>
      </Container>
    </section>
  );
}

/** By the number of stops: how many of the five columns a line takes. */
const columns = ['', 'md:grid-cols-1', 'md:col-span-2 md:grid-cols-2', 'md:col-span-3 md:grid-cols-3'].concat(
  'md:col-span-4 md:grid-cols-4',
  'md:col-span-5 md:grid-cols-5',
);

function ServiceLineRow({ id, number, name, description, cards }: ServiceLine) {
  return (
    <section
      className={clsx(
        lineClasses[id],
        'md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-4 print:break-inside-avoid',
        columns[Math.min(cards.length, 5)],
      )}
    >
      <div className="md:col-span-full">
        <div className="flex flex-wrap items-center gap-x-2.5">
          <LineTag number={number} />
          <h3 className="text-line-name text-line">{name}</h3>
        </div>
        <p className="mt-1 text-base/snug text-ink-soft md:pr-4">
          <KeptTogether>{description}</KeptTogether>
        </p>
      </div>
      <ul className="mt-3 md:contents">
        {cards.map((card) => (
          <ServiceStop key={card.href} {...card} />
        ))}
      </ul>
    </section>
  );
}

// No box around a card's texts: Firefox's reader mode drops a div that is mostly a link.
function ServiceStop({ icon, title, description, href }: LinkedCard) {
  return (
    <li className="service-stop">
      <Stop icon={icon} />
      <h4 className="text-lg md:mt-3">
        <Link href={href} className="stretched block hover:underline md:py-1">
          {title}
        </Link>
      </h4>
      <p className="text-base/snug text-ink-soft">
        <KeptTogether>{description}</KeptTogether>
      </p>
    </li>
  );
}
