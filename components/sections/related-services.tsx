import { lineClasses } from '@/components/ui/line-classes';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { SectionHeading } from '@/components/ui/section-heading';
import { Stop } from '@/components/ui/stop';
import type { ServiceCard } from '@/content/types';
import clsx from 'clsx';

type LinkedCard = ServiceCard & { href: string };

type RelatedServicesProps = {
  /** Each with its heading; a group without cards is not shown. */
  groups: readonly { id: string; title: string; cards: readonly LinkedCard[] }[];
};

/** How much of a wide row a group takes: two groups of four cards together stand side by side, more under one another. */
const shares = ['lg:basis-1/5', 'lg:basis-2/5', 'lg:basis-3/5'];

/** Where to go from a service: its neighbours on the line, and what people take with it. */
export function RelatedServices({ groups }: RelatedServicesProps) {
  return (
    <div className="print:hidden">
      <Container className="flex flex-wrap gap-x-8 gap-y-7 *:grow *:basis-full">
        {groups
          .filter(({ cards }) => cards.length > 0)
          .map(({ id, title, cards }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={shares[cards.length - 1]}>
              <SectionHeading id={`${id}-title`} title={title} />
              <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2 *:grow *:basis-full sm:*:basis-2/5 lg:*:basis-0">
                {cards.map((card) => (
                  <RelatedCard key={card.href} {...card} />
                ))}
              </ul>
            </section>
          ))}
      </Container>
    </div>
  );
}

function RelatedCard({ icon, title, description, gradient, href }: LinkedCard) {
  return (
    <li className={clsx(lineClasses[gradient], 'relative flex min-w-0 items-center gap-3 sm:items-start')}>
      <Stop icon={icon} />
      <div>
        <h3 className="text-lg">
          <Link href={href} className="stretched block py-1 underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="leading-snug text-ink-soft max-sm:hidden">{description}</p>
      </div>
    </li>
  );
}
