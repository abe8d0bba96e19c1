import { Container } from '@/components/ui/container';
import type { CopyWords } from '@/content/copying';
import { PlusMinus } from '@/components/ui/plus-minus';
import { QuestionList } from './question-list';
import type { FaqCategory } from '@/content/types';

type FaqCategoriesProps = {
  categories: readonly FaqCategory[];
  copyLink: CopyWords;
  initiallyOpen: string;
};

/** Questions by category. At most one category and one question are open, in plain HTML. */
export function FaqCategories({ categories, copyLink, initiallyOpen }: FaqCategoriesProps) {
  return (
    <Container className="pt-4 md:pt-10">
      {categories.map(({ id, title, items }) => (
        <details
          key={id}
          name="faq-category"
          open={id === initiallyOpen}
          className="border-b-3 border-rule py-1 open:mb-2 open:rounded-panel open:border-3 open:border-ink open:bg-card open:px-4.5 open:md:px-7"
        >
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2">
            <h2 className="text-section">{title}</h2>
            <PlusMinus />
          </summary>
          <div id={id} className="scroll-mt-24 pb-4 *:border-y-0 lg:ml-76">
            <QuestionList items={items} group="faq-question" copyLink={copyLink} />
          </div>
        </details>
      ))}
    </Container>
  );
}
