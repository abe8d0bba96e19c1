import { Container } from '@/components/ui/container';
import type { CopyLinkLabels } from '@/components/ui/copy-link-button';
import { QuestionList } from '@/components/ui/question-list';
import { SectionHeading } from '@/components/ui/section-heading';
import type { FaqItem } from '@/content/types';

type ToolsAndQuestionsProps = {
  tools: { title: string; note?: string; items: readonly string[] };
  questions: { title: string; items: readonly FaqItem[]; copyLink: CopyLinkLabels };
};

/** Technologies beside the service's own questions. */
export function ToolsAndQuestions({ tools, questions }: ToolsAndQuestionsProps) {
  return (
    <div>
      <Container className="grid gap-x-14 gap-y-7 lg:grid-cols-[5fr_7fr] print:gap-y-5">
        <section aria-labelledby="technologies-title" id="technologies">
          <SectionHeading id="technologies-title" title={tools.title} lead={tools.note} />
          <ul className="mt-4 flex flex-wrap gap-2">
            {tools.items.map((item) => (
              <li key={item} className="rounded-full border-2 border-ink px-3.5 py-1 font-bold print:py-0">
                {item}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="questions-title" id="questions">
          <SectionHeading id="questions-title" title={questions.title} />
          <div className="mt-4 print:columns-2">
            <QuestionList items={questions.items} group="questions" copyLink={questions.copyLink} />
          </div>
        </section>
      </Container>
    </div>
  );
}
