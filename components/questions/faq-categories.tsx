import { Container } from '@/components/ui/container';
import { PlusMinus } from '@/components/ui/plus-minus';
import { faqCategories } from '@/content/faq';
import { faq } from '@/content/pages/faq';
import { QuestionList } from './questions';

/** Questions by category. At most one category and one question are open, in plain HTML. */
export function FaqCategories() {
  return (
    <Container className="pt-band">
      {faqCategories.map(({ id, title, items }) => (
        <details
          key={id}
          name="faq-category"
          open={id === faq.initiallyOpen}
          className="panel-overhang mb-3.5 panel-outline last:mb-0 max-lg:px-4.5"
        >
          <summary className="flex min-h-15 cursor-pointer list-none flex-wrap items-center gap-x-3 py-2 lg:min-h-18">
            <h2 className="min-w-0 text-section wrap-break-word">{title}</h2>
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
    </Container>
  );
}
