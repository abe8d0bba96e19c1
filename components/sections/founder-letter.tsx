import { Container } from '@/components/ui/container';
import { PostageStamp } from '@/components/drawings/postage-stamp';

type FounderLetterProps = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  signature: string;
};

/** A signed letter on its sheet: an edge in two of the lines' colours, a stamp, a signature. */
export function FounderLetter({ id, title, paragraphs, signature }: FounderLetterProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-band">
      <Container>
        <div className="letter mx-auto max-w-letter p-5 md:p-14">
          <div className="flex flex-wrap items-start gap-4">
            <h2 id={`${id}-title`} className="grow basis-32 text-heading leading-heading tracking-heading">
              {title}
            </h2>
            <PostageStamp />
          </div>
          <div className="mt-6 grid max-w-text gap-4 text-lg">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="mt-2 font-display text-title leading-snug font-bold">{signature}</p>
          </div>
        </div>
      </Container>
    </section>
  );
}
