import { ColumnSection } from '@/components/page/column-section';
import type { CopyWords } from '@/content/copying';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { QuestionList } from './question-list';
import type { FaqItem } from '@/content/types';

type QuestionsProps = { title: string; items: readonly FaqItem[]; copyLink: CopyWords; more: MoreLinkProps };

/** The service's questions, and a link to those that are the same for all services. */
export function Questions({ title, items, copyLink, more }: QuestionsProps) {
  return (
    <ColumnSection id="questions" title={title}>
      <div className="print:columns-2">
        <QuestionList items={items} group="questions" copyLink={copyLink} />
      </div>
      <MoreLink {...more} />
    </ColumnSection>
  );
}
