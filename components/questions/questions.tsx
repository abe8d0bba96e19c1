import { Section } from '@/components/page/section';
import { MoreLink } from '@/components/ui/more-link';
import { servicePage as labels } from '@/content/labels';
import type { FaqItem } from '@/content/types';
import { routes } from '@/lib/routes';
import { QuestionList } from './question-list';

/** The service's questions, and a link to those that are the same for all services. */
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
