import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/page/section';
import { Numeral } from '@/components/ui/numeral';
import { nonBreaking } from '@/components/ui/non-breaking';
import { home } from '@/content/pages/home';
import { anchors, routes } from '@/lib/routes';

/** A few of the points of the checklist on /about. */
export function ChecklistSummary() {
  const { title, items, link } = home.check;
  return (
    <Section id="check" title={title}>
      <ol role="list" className="grid gap-x-16 gap-y-5 border-t-3 border-ink pt-6 text-pretty sm:grid-cols-2">
        {items.map((item, index) => (
          <li key={item} className="flex items-start gap-4 text-title">
            <Numeral>{index + 1}</Numeral>
            <span>{nonBreaking(item)}</span>
          </li>
        ))}
      </ol>
      <ButtonLink href={`${routes.about}#${anchors.checklist}`} variant="outlined" className="mt-5">
        {link}
      </ButtonLink>
    </Section>
  );
}
