import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { SectionHeading } from './section-heading';

type SectionProps = {
  /** The anchor on the page. The heading's id is `<id>-title`. */
  id: string;
  title: string;
  lead?: string;
  /** The space above: narrow between sections that belong together. */
  space?: keyof typeof spaces;
  children: ReactNode;
};

const spaces = { normal: 'pt-band', narrow: 'pt-band-narrow' };

/** A full-width part of a page with its heading. Sets the width and the space above. */
export function Section({ id, title, lead, space = 'normal', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={spaces[space]}>
      <Container>
        <SectionHeading id={`${id}-title`} title={title} lead={lead} />
        <div className="mt-3 md:mt-6">{children}</div>
      </Container>
    </section>
  );
}
