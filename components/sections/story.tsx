import { Section } from '@/components/ui/section';
import type { ReactNode } from 'react';

type StoryProps = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Under the paragraphs: a link. */
  children?: ReactNode;
};

/** Running text with a heading: three paragraphs about the agency. */
export function Story({ id, title, paragraphs, children }: StoryProps) {
  return (
    <Section id={id} title={title}>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children && <div className="mt-2">{children}</div>}
    </Section>
  );
}
