import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { Section } from '@/components/page/section';

type ChecklistSummaryProps = {
  title: string;
  items: readonly string[];
  link: MoreLinkProps;
};

/** A few of the points of the checklist on /about. */
export function ChecklistSummary({ title, items, link }: ChecklistSummaryProps) {
  return (
    <Section id="check" title={title}>
      <ul className="grid list-disc gap-x-12 gap-y-2 pl-5 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <MoreLink {...link} />
    </Section>
  );
}
