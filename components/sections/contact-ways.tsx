import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/content/types';

type ContactWaysProps = {
  id: string;
  title: string;
  /** `control` is a link or button. */
  ways: readonly { icon: IconName; control: ReactNode }[];
};

/** The ways to reach the agency, in a box below the page's header. */
export function ContactWays({ id, title, ways }: ContactWaysProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="bg-panel py-3">
      <Container className="flex flex-wrap items-center gap-x-10 gap-y-3">
        <h2 id={`${id}-title`} className="text-section">
          {title}
        </h2>
        <ul className="flex flex-wrap gap-x-8 gap-y-3 max-md:grow">
          {ways.map(({ icon, control }) => (
            <li key={icon} className="grid grid-cols-[2rem_1fr] items-center gap-3 max-md:grow">
              <Icon name={icon} className="size-8 text-panel-figure" />
              {control}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
