import clsx from 'clsx';
import type { ReactNode } from 'react';
import { nonBreaking } from '@/components/ui/non-breaking';

type SectionProps = {
  /** The anchor on the page. The heading's id is `<id>-title`. */
  id: string;
  title: string;
  lead?: string;
  /** `columns`: on wide screens, the heading is beside the content. */
  layout?: 'stacked' | 'columns';
  /** `tint` and `category`: a band across the page in that colour of the category. */
  space?: keyof typeof spaces;
  children?: ReactNode;
};

const spaces = {
  normal: 'pt-band',
  tint: 'bg-tint py-10 lg:pt-18 lg:pb-20 print:bg-transparent',
  category: 'surface-category py-10 lg:pt-18 lg:pb-20',
};

/** A full-width part of a page with its heading. Sets the width and the space above. */
export function Section({ id, title, lead, layout = 'stacked', space = 'normal', children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className={spaces[space]}>
      {layout === 'stacked' ? (
        <div className="page-width">
          <SectionHeading id={titleId} title={title} lead={lead} isWide={space === 'tint'} />
          {children && <div className="mt-5 lg:mt-8">{children}</div>}
        </div>
      ) : (
        <div className={clsx('page-width', children && 'lg:grid lg:grid-cols-[var(--heading-column)_1fr] lg:gap-x-8')}>
          <div className="sticky-heading">
            <h2 id={titleId} className="text-heading">
              {title}
            </h2>
            {lead && <p className="mt-3 text-ink-soft">{lead}</p>}
          </div>
          {children && <div className="min-w-0 max-lg:mt-3">{children}</div>}
        </div>
      )}
    </section>
  );
}

type SectionHeadingProps = {
  id: string;
  title: string;
  lead?: string;
  /** Whether it's above something as wide as the page. */
  isWide?: boolean;
};

export function SectionHeading({ id, title, lead, isWide = false }: SectionHeadingProps) {
  return (
    <div className={isWide ? 'max-w-264' : 'max-w-184'}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {lead && <p className="mt-3 text-ink-soft lg:text-lead">{lead}</p>}
    </div>
  );
}

type StoryProps = { id: string; title: string; paragraphs: readonly string[] };

/** A heading over paragraphs, which are side by side on wide screens. */
export function Story({ id, title, paragraphs }: StoryProps) {
  return (
    <Section id={id} title={title}>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{nonBreaking(paragraph)}</p>
        ))}
      </div>
    </Section>
  );
}
