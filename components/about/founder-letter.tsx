import { PostageStamp } from '@/components/drawings/postage-stamp';
import { Section } from '@/components/page/section';
import { about } from '@/content/pages/about';

/** A signed letter with an airmail border and a stamp. */
export function FounderLetter() {
  const { title, paragraphs, signature } = about.founder;
  return (
    <Section id="founder" title={title} layout="columns">
      <div className="letter p-5 text-button/7 md:p-10">
        <div className="float-end ms-4">
          <PostageStamp />
        </div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-4 max-w-text">
            {paragraph}
          </p>
        ))}
        <p className="font-display text-title font-bold">{signature}</p>
      </div>
    </Section>
  );
}
