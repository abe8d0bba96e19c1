import { categoryClasses } from '@/components/ui/category-classes';
import { Section } from '@/components/page/section';
import { Stop } from '@/components/ui/stop';
import type { home } from '@/content/pages/home';
import clsx from 'clsx';

type OffersProps = typeof home.landing.services;

export function Offers({ title, items }: OffersProps) {
  return (
    <Section id="services" title={title}>
      <ul role="list" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ icon, title: name, description, category }) => (
          <li key={name} className={clsx(categoryClasses[category], 'rounded-panel border border-rule bg-card p-6')}>
            <Stop icon={icon} />
            <h3 className="mt-3 text-title">{name}</h3>
            <p className="mt-1 text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
