import { Container } from '@/components/ui/container';
import type { CopyWords } from '@/content/clipboard';
import { PlusMinus } from '@/components/ui/plus-minus';
import { QuestionList } from './question-list';
import type { Question } from '@/lib/questions';

type FaqCategoriesProps = {
  categories: readonly { id: string; title: string; items: readonly Question[] }[];
  copyLink: CopyWords;
  initiallyOpen: string;
};

/** Questions by category. At most one category and one question are open, in plain HTML. */
export function FaqCategories({ categories, copyLink, initiallyOpen }: FaqCategoriesProps) {
  return (
    <Container className="pt-band">
      {categories.map(({ id, title, items }) => (
        <details
          key={id}
          name="faq-category"
          open={id === initiallyOpen}
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
            <QuestionList items={items} group="faq-question" copyLink={copyLink} />
          </div>
        </details>
      ))}
    </Container>
  );
}
