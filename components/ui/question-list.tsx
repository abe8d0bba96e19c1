import type { FaqItem } from '@/content/types';

type QuestionListProps = {
  items: readonly FaqItem[];
  /** Questions that share a group close one another. */
  group: string;
  /** Heading level of a question in the page's outline. */
  level?: 3 | 4;
};

/** Questions that open one at a time, as plain HTML: the answers are in the page whether open or not. */
export function QuestionList({ items, group, level = 3 }: QuestionListProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="border-y border-rule rows">
      {items.map(({ id, question, answer }) => (
        <details key={id} id={id} name={group} className="group/question">
          <summary className="flex target cursor-pointer list-none items-center justify-between gap-4 py-3.5">
            <Heading className="font-sans text-lg">{question}</Heading>
            <PlusMinus />
          </summary>
          <p className="max-w-text pb-5 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}

function PlusMinus() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0 stroke-current" strokeWidth="2.5">
      <path d="M1 8h14" />
      <path d="M8 1v14" className="group-open/question:hidden" />
    </svg>
  );
}
