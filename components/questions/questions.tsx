import { CopyButton } from '@/components/clipboard/copy-button';
import { Section } from '@/components/page/section';
import { MoreLink } from '@/components/ui/more-link';
import { PlusMinus } from '@/components/ui/plus-minus';
import { Text } from '@/components/ui/text';
import { clipboard } from '@/content/clipboard';
import { servicePage as labels } from '@/content/labels';
import type { FaqItem } from '@/content/types';
import { routes } from '@/lib/routes';

/** A service's questions, and a link to those that are the same for all services. */
export function Questions({ items }: { items: readonly FaqItem[] }) {
  return (
    <Section id="questions" title={labels.questions} layout="columns">
      <div className="print:columns-2">
        <QuestionList items={items} group="questions" />
      </div>
      <MoreLink label={labels.faqLink} href={routes.faq} />
    </Section>
  );
}

type QuestionListProps = {
  items: readonly FaqItem[];
  /** Opening a question closes the others of its group. */
  group: string;
};

/** Questions that open one at a time, in plain HTML. */
export function QuestionList({ items, group }: QuestionListProps) {
  return (
    <div className="border-y border-rule divided-rows">
      {items.map(({ id, alsoAt = [], question, answer }) => (
        <details key={id} name={group}>
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2 sm:py-3.5">
            <h3 className="text-title">{question}</h3>
            <PlusMinus />
          </summary>
          {/* A link to an id opens the `details` around it, but not one that has the id. */}
          <div
            id={id}
            data-answer=""
            className="scroll-mt-28 items-baseline justify-between gap-6 pb-5 lg:flex print:pb-2"
          >
            {alsoAt.map((oldId) => (
              <span key={oldId} id={oldId} className="absolute scroll-mt-28" />
            ))}
            <div className="grid max-w-text gap-2 text-ink-soft">
              {[answer].flat().map((paragraph) => (
                <p key={paragraph}>
                  <Text>{paragraph}</Text>
                </p>
              ))}
            </div>
            <CopyButton text={`#${id}`} words={clipboard.link} />
          </div>
        </details>
      ))}
    </div>
  );
}
