import type { ReactNode } from 'react';
import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';

type NextStepsProps = {
  id: string;
  title: string;
  steps: readonly { title: string; text: string }[];
  /** Below the steps. */
  children: ReactNode;
};

/** What happens after an enquiry, as numbered stops on one line. */
export function NextSteps({ id, title, steps, children }: NextStepsProps) {
  return (
    <Section id={id} title={title}>
      <ol role="list" className="grid gap-x-6 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="next-step">
            <StepNumber>{index + 1}</StepNumber>
            <div>
              <h3 className="text-title">{step.title}</h3>
              <p className="text-ink-soft">
                <NonBreakingTerms>{step.text}</NonBreakingTerms>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}

function StepNumber({ children }: { children: number }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-9 shrink-0 items-center justify-center rounded-full border-3 border-ink bg-card font-display text-title font-bold"
    >
      {children}
    </span>
  );
}
