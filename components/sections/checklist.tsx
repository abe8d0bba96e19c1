import { Section } from '@/components/ui/section';
import type { Checklist as ChecklistContent } from '@/content/types';

type ChecklistProps = ChecklistContent;

/** Things to settle before ordering, each with an empty box to tick, on screen and on paper. */
export function Checklist({ title, note, items }: ChecklistProps) {
  return (
    <Section id="checklist" title={title} lead={note}>
      <ul className="grid gap-x-10 gap-y-6 border-y-3 border-ink py-6 md:grid-cols-2 print:grid-cols-2 print:gap-y-2 print:py-2">
        {items.map((item) => (
          <li key={item.title} className="flex gap-4">
            <span aria-hidden="true" className="mt-0.5 size-6.5 shrink-0 rounded-tag border-3 border-ink bg-card" />
            <div>
              <h3 className="text-title">{item.title}</h3>
              <p className="mt-1 text-ink-soft">{item.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
