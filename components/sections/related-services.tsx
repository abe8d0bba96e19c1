import { lineClasses } from '@/components/ui/line-classes';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { Stop } from '@/components/ui/stop';
import type { ServiceCard } from '@/content/types';
import clsx from 'clsx';

type RelatedServicesProps = {
  id: string;
  title: string;
  cards: readonly (ServiceCard & { href: string })[];
};

export function RelatedServices({ id, title, cards }: RelatedServicesProps) {
  return (
    <Section id={id} title={title} variant="band">
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ icon, title: name, description, gradient, href }) => (
          <li key={href} className={clsx(lineClasses[gradient], 'relative flex gap-4 lg:block')}>
            <Stop icon={icon} />
            <div>
              <h3 className="text-lg leading-snug lg:mt-3">
                <Link
                  href={href}
                  className="block py-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {name}
                </Link>
              </h3>
              <p className="text-sm leading-snug text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
