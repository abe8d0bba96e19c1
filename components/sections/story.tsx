import { Section } from '@/components/ui/section';
import type { ReactNode } from 'react';

type StoryProps = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  variant?: 'plain' | 'band';
  /** Under the paragraphs: a link or a signature. */
  children?: ReactNode;
};

/** Running text with a heading: three paragraphs about the agency, the founder's message. */
export function Story({ id, title, paragraphs, variant, children }: StoryProps) {
  return (
    <Section id={id} title={title} variant={variant}>
      <div className="gap-10 lg:columns-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="break-inside-avoid pb-4">
            {paragraph}
          </p>
        ))}
      </div>
      {children && <div className="mt-6">{children}</div>}
    </Section>
  );
}
