import { lineClasses } from '@/components/ui/line-classes';
import { Section } from '@/components/ui/section';
import { Stop } from '@/components/ui/stop';
import type { ServiceCard } from '@/content/types';
import clsx from 'clsx';

type OfferCardsProps = {
  title: string;
  cards: readonly ServiceCard[];
};

/** The landing presentation's six cards. */
export function OfferCards({ title, cards }: OfferCardsProps) {
  return (
    <Section id="services" title={title}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.title} className={clsx(lineClasses[card.gradient], 'border-rule bg-card rounded-panel border p-6')}>
            <Stop icon={card.icon} />
            <h3 className="text-title mt-3 leading-snug">{card.title}</h3>
            <p className="text-ink-soft mt-1">{card.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
