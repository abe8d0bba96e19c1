import { ButtonLink } from '@/components/ui/button-link';
import { CheckMark } from '@/components/ui/check-mark';
import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { home } from '@/content/pages/home';

type ChecklistSummaryProps = typeof home.check & { href: string };

/** A few of the points of the checklist on /about. */
export function ChecklistSummary({ title, items, link, href }: ChecklistSummaryProps) {
  return (
    <Section id="check" title={title}>
      <ul role="list" className="grid gap-x-8 gap-y-4 border-t-3 border-ink pt-5 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-3 text-lg/snug">
            <CheckMark />
            <span>
              <NonBreakingTerms>{item}</NonBreakingTerms>
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink href={href} variant="outlined" className="mt-5">
        {link}
      </ButtonLink>
    </Section>
  );
}
