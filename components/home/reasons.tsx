import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { Reason } from '@/content/pages/home';

type ReasonsProps = { title: string; items: readonly Reason[] };

/** What we promise, in a word each, and what it means. Each is a stop. */
export function Reasons({ title, items }: ReasonsProps) {
  return (
    <Section id="why-choose-us" title={title}>
      <ul role="list" className="grid gap-x-16 gap-y-7 sm:grid-cols-2">
        {items.map(({ word, title: meaning, description }) => (
          <li key={word} className="reason">
            <h3>{`${word}: ${meaning}`}</h3>
            <p className="text-ink-soft">
              <NonBreakingTerms>{description}</NonBreakingTerms>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
