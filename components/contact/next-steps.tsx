import { SampleQuoteLinks } from '@/components/page/sample-quote-links';
import { Section } from '@/components/page/section';
import { nonBreaking } from '@/components/ui/non-breaking';
import { contact } from '@/content/pages/contact';
import { anchors } from '@/lib/routes';

/** What happens after an enquiry, as numbered stops on one line. */
export function NextSteps() {
  const { stepsTitle, steps } = contact.hero;
  return (
    <Section id={anchors.nextSteps} title={stepsTitle}>
      <ol role="list" className="grid gap-x-6 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="next-step">
            <span
              aria-hidden="true"
              className="flex size-9 shrink-0 items-center justify-center rounded-full border-3 border-ink bg-card font-display text-title font-bold"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-title">{step.title}</h3>
              <p className="text-ink-soft">{nonBreaking(step.text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <SampleQuoteLinks id={anchors.sampleQuote} />
    </Section>
  );
}
