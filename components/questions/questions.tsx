import { CopyButton } from '@/components/clipboard/copy-button';
import { Section } from '@/components/page/section';
import { MoreLink, Text } from '@/components/ui/links';
import { PlusMinus } from '@/components/ui/plus-minus';
import { clipboard } from '@/content/clipboard';
import { faqCategories } from '@/content/faq';
import { servicePage } from '@/content/labels';
import { faq } from '@/content/pages/faq';
import type { FaqItem } from '@/content/types';
import { routes } from '@/lib/routes';

/** A service's questions, and a link to those that are the same for all services. */
export function Questions({ items }: { items: readonly FaqItem[] }) {
  return (
    <Section id="questions" title={servicePage.questions} layout="columns">
      <div className="print:columns-2">
        <QuestionList items={items} group="questions" />
      </div>
      <MoreLink label={servicePage.faqLink} href={routes.faq} />
    </Section>
  );
}

type QuestionListProps = {
  items: readonly FaqItem[];
  /** Opening a question closes the others of its group. */
  group: string;
};

/** Questions that open one at a time, in plain HTML. */
function QuestionList({ items, group }: QuestionListProps) {
  return (
    <div className="border-y border-rule divided-rows">
      {items.map(({ id, question, answer }) => (
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

/** Questions by category. At most one category and one question are open, in plain HTML. */
export function FaqCategories() {
  return (
    <div className="page-width pt-band">
      {faqCategories.map(({ id, title, items }) => (
        <details
          key={id}
          name="faq-category"
          open={id === faq.initiallyOpen}
          className="group relative mb-3.5 rounded-panel bg-card ps-[44px] pe-[14px] [--stop-gap:0.875rem] [--stop-start:10px] [--stop-top:calc(1.875rem-13px)] last:mb-0 lg:-mx-10 lg:ps-21 lg:pe-10 lg:[--stop-start:40px] lg:[--stop-top:calc(2.25rem-13px)]"
        >
          <summary className="ink-stop ink-line flex min-h-15 cursor-pointer list-none flex-wrap items-center gap-x-2 py-2 group-open:before:bg-highlight lg:min-h-18 lg:gap-x-3">
            <h2 className="max-w-max min-w-0 grow basis-40 text-section wrap-break-word">{title}</h2>
            {/* How many questions there are. */}
            <span aria-hidden="true" className="me-auto font-display text-title font-bold text-ink-soft">
              {items.length}
            </span>
            <PlusMinus />
          </summary>
          <div id={id} className="scroll-mt-24 pb-3 *:border-y-0">
            <QuestionList items={items} group="faq-question" />
          </div>
        </details>
      ))}
    </div>
  );
}
