import { Section } from '@/components/page/section';
import { nonBreaking } from '@/components/ui/non-breaking';
import type { SectionsCopy } from '@/content/types';

type StoryProps = SectionsCopy['sections'][number];

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
