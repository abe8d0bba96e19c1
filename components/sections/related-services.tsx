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

/** Where to go from a service: its neighbours on the line, and what people take with it. */
export function RelatedServices({ groups }: RelatedServicesProps) {
  return (
    <div className="mt-band border-y border-rule bg-card py-band print:hidden">
      <Container className="grid gap-12 sm:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
        {groups
          .filter(({ cards }) => cards.length > 0)
          .map(({ id, title, cards }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <SectionHeading id={`${id}-title`} title={title} />
              <ul className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
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
    <li className={clsx(lineClasses[gradient], 'relative flex gap-4')}>
      <Stop icon={icon} />
      <div>
        <h3 className="text-lg">
          <Link href={href} className="stretched block py-1 underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="leading-snug text-ink-soft">{description}</p>
      </div>
    </li>
  );
}
