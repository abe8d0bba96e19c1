import type { ReactNode } from 'react';
import { Container } from './container';

type ColumnSectionProps = {
  /** Anchor on the page; the heading gets `<id>-title`. */
  id: string;
  title: string;
  lead?: string;
  children?: ReactNode;
};

/**
 * A section with its heading beside its content, on phones above it. Inside a `page-track`, the
 * heading is a stop on the track.
 */
export function ColumnSection({ id, title, lead, children }: ColumnSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-band">
      <Container className={children ? 'lg:grid lg:grid-cols-[17rem_1fr] lg:gap-x-8' : undefined}>
        <div>
          <h2 id={`${id}-title`} className="track-stop relative pl-(--indent) text-section">
            {title}
          </h2>
          {lead && <p className="mt-1 text-ink-soft lg:pl-(--indent)">{lead}</p>}
        </div>
        {children && <div className="min-w-0 max-lg:mt-2">{children}</div>}
      </Container>
    </section>
  );
}
