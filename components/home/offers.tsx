import { categoryClasses } from '@/components/ui/category-classes';
import { Section } from '@/components/page/section';
import { Icon } from '@/components/ui/icon';
import { home } from '@/content/pages/home';
import clsx from 'clsx';

export function Offers() {
  const { title, items } = home.landing.services;
  return (
    <Section id="services" title={title}>
      <ul role="list" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ icon, title: name, description, category }) => (
          <li key={name} className={clsx(categoryClasses[category], 'surface-category rounded-panel p-6')}>
            <Icon name={icon} className="size-7" />
            <h3 className="mt-3 text-title">{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
