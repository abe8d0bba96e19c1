import { Container } from '@/components/ui/container';
import type { CopyLinkLabels } from '@/components/ui/copy-link-button';
import { QuestionList } from '@/components/ui/question-list';
import type { FaqCategory } from '@/content/types';

type FaqCategoriesProps = {
  categories: readonly FaqCategory[];
  copyLink: CopyLinkLabels;
  /** Id of the category that is open at first. */
  initiallyOpen: string;
};

/** One category open at a time, and one question in all of them. Plain HTML, the browser does the rest. */
export function FaqCategories({ categories, copyLink, initiallyOpen }: FaqCategoriesProps) {
  return (
    <Container className="pt-band">
      {categories.map(({ id, title, items }) => (
        <details
          key={id}
          name="faq-category"
          open={id === initiallyOpen}
          className="faq-category border-t-3 border-ink last:border-b-3"
        >
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 md:py-5">
            <h2 className="text-line-name leading-heading tracking-heading">{title}</h2>
            <span aria-hidden="true" className="faq-arrow mr-1 size-3.5 shrink-0 border-r-4 border-b-4" />
          </summary>
          <div id={id} className="scroll-mt-24 pb-8 lg:ml-[33%]">
            <QuestionList items={items} group="faq-question" copyLink={copyLink} />
          </div>
        </details>
      ))}
    </Container>
  );
}
