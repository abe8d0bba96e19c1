import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { SectionHeading } from './section-heading';

type SectionProps = {
  /** The anchor on the page. The heading's id is `<id>-title`. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
};

/** A full-width part of a page with its heading. Sets the width and the space above. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-band">
      <Container>
        <SectionHeading id={`${id}-title`} title={title} lead={lead} />
        <div className="mt-3 md:mt-6">{children}</div>
      </Container>
    </section>
  );
}
