import { Section } from '@/components/page/section';
import type { CopyWords } from '@/content/clipboard';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { QuestionList } from './question-list';
import type { Question } from '@/lib/questions';

type QuestionsProps = { title: string; items: readonly Question[]; copyLink: CopyWords; more: MoreLinkProps };

/** The service's questions, and a link to those that are the same for all services. */
export function Questions({ title, items, copyLink, more }: QuestionsProps) {
  return (
    <Section id="questions" title={title} layout="columns">
      <div className="print:columns-2">
        <QuestionList items={items} group="questions" copyLink={copyLink} />
      </div>
      <MoreLink {...more} />
    </Section>
  );
}
