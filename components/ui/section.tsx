import type { ReactNode } from 'react';
import { Container } from './container';
import { SectionHeading } from './section-heading';

type SectionProps = {
  /** Anchor on the page; the heading gets `<id>-title`. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
};

/** A full-width part of a page with its heading: owns width and breathing space. */
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
