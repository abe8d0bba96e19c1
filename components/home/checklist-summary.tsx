import { ButtonLink } from '@/components/ui/button-link';
import type { MoreLinkProps } from '@/components/ui/more-link';
import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';

type ChecklistSummaryProps = {
  title: string;
  items: readonly string[];
  link: MoreLinkProps;
};

/** A few of the points of the checklist on /about, each with an empty box. */
export function ChecklistSummary({ title, items, link }: ChecklistSummaryProps) {
  return (
    <Section id="check" title={title} layout="columns" space="narrow">
      <ul
        role="list"
        className="grid gap-x-8 gap-y-4 rounded-panel border-3 border-ink bg-card p-4.5 sm:grid-cols-2 md:p-7"
      >
        {items.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <span aria-hidden="true" className="size-6.5 shrink-0 rounded-tag border-3 border-ink" />
            <span>
              <NonBreakingTerms>{item}</NonBreakingTerms>
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink href={link.href} variant="outlined" className="mt-5">
        {link.label}
      </ButtonLink>
    </Section>
  );
}
