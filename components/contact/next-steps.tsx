import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';

type NextStepsProps = { id: string; steps: readonly { title: string; text: string }[] };

/** What happens after an enquiry, as numbered steps. */
export function NextSteps({ id, steps }: NextStepsProps) {
  return (
    <ol role="list" id={id} className="mt-4 grid gap-x-6 gap-y-3 md:grid-cols-3">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="flex size-9 shrink-0 items-center justify-center rounded-full border-3 border-ink bg-card font-display text-title font-bold"
          >
            {index + 1}
          </span>
          <div>
            <h2 className="text-title">{title}</h2>
            <p className="text-ink-soft">
              <NonBreakingTerms>{text}</NonBreakingTerms>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
