import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';

type ColumnSectionProps = {
  /** The anchor on the page. The heading's id is `<id>-title`. */
  id: string;
  title: string;
  lead?: string;
  /** Whether the heading is a stop on the track of a service's page. */
  isStop?: boolean;
  children?: ReactNode;
};

/** A section with its heading beside its content, or above it on phones. */
export function ColumnSection({ id, title, lead, isStop = true, children }: ColumnSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-band">
      <Container className={children ? 'lg:grid lg:grid-cols-[15rem_1fr] lg:gap-x-8' : undefined}>
        <div>
          <h2 id={`${id}-title`} className={clsx('relative text-section', isStop && 'track-stop')}>
            {title}
          </h2>
          {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
        </div>
        {children && <div className="min-w-0 max-lg:mt-1.5">{children}</div>}
      </Container>
    </section>
  );
}
