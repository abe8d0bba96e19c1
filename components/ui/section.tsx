import type { ReactNode } from 'react';
import { Container } from './container';
import { SectionHeading } from './section-heading';

type SectionProps = {
  /** Anchor on the page; the heading gets `<id>-title`. */
  id: string;
  title: string;
  lead?: string;
  /** `band` stands on card ground between two hairlines. */
  variant?: 'plain' | 'band';
  children: ReactNode;
};

/** A full-width band of a page with its heading: owns width and breathing space. */
export function Section({ id, title, lead, variant = 'plain', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={variant === 'band' ? 'mt-band border-y border-rule bg-card py-band' : 'pt-band'}
    >
      <Container>
        <SectionHeading id={`${id}-title`} title={title} lead={lead} />
        <div className="mt-3 md:mt-6">{children}</div>
      </Container>
    </section>
  );
}
