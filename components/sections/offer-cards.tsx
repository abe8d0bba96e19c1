import { lineClasses } from '@/components/ui/line-classes';
import { Section } from '@/components/ui/section';
import { Stop } from '@/components/ui/stop';
import type { ServiceCard } from '@/content/types';
import clsx from 'clsx';

type OfferCardsProps = {
  title: string;
  cards: readonly ServiceCard[];
};

export function OfferCards({ title, cards }: OfferCardsProps) {
  return (
    <Section id="services" title={title}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li
            key={card.title}
            className={clsx(lineClasses[card.gradient], 'rounded-panel border border-rule bg-card p-6')}
          >
            <Stop icon={card.icon} />
            <h3 className="mt-3 text-title">{card.title}</h3>
            <p className="mt-1 text-ink-soft">{card.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
