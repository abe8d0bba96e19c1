import { Container } from '@/components/ui/container';
import type { CopyLinkLabels } from '@/components/ui/copy-link-button';
import { QuestionList } from '@/components/ui/question-list';
import type { FaqCategory } from '@/content/types';

type FaqBoardsProps = {
  categories: readonly FaqCategory[];
  copyLink: CopyLinkLabels;
  /** Id of the category that is open at first. */
  initiallyOpen: string;
};

/** Categories as boards: one open at a time, and one question in all of them. Plain HTML, the browser does the rest. */
export function FaqBoards({ categories, copyLink, initiallyOpen }: FaqBoardsProps) {
  return (
    <Container className="grid gap-4 pt-band">
      {categories.map(({ id, title, items }) => (
        <details
          key={id}
          name="faq-category"
          open={id === initiallyOpen}
          className="faq-board overflow-clip rounded-panel border-3 border-on-board bg-card"
        >
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 bg-board px-5 py-4 text-on-board md:px-8">
            <h2 className="text-title">{title}</h2>
            <span aria-hidden="true" className="faq-arrow size-3.5 border-r-4 border-b-4" />
          </summary>
          <div id={id} className="scroll-mt-24 px-5 pb-5 md:px-8">
            <QuestionList items={items} group="faq-question" copyLink={copyLink} />
          </div>
        </details>
      ))}
    </Container>
  );
}
