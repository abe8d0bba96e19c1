import clsx from 'clsx';
import { SampleQuoteLinks } from '@/components/page/sample-quote-links';
import { Section } from '@/components/page/section';
import { Numeral } from '@/components/ui/numeral';
import { about } from '@/content/pages/about';
import { anchors } from '@/lib/routes';

/** Numbered points to clarify before ordering. */
export function Checklist() {
  const { title, note, items } = about.checklist;
  return (
    <Section id={anchors.checklist} title={title} lead={note} layout="columns">
      <ol
        role="list"
        className={clsx(
          'gap-x-8 gap-y-4 border-y-3 border-ink py-5 lg:gap-y-6 print:gap-y-2 print:py-2',
          // Without empty cells: two per row if that divides evenly, else three.
          'flex flex-wrap *:min-w-0 *:grow *:basis-full sm:*:basis-2/5 print:*:basis-1/4',
          items.length % 2 === 1 && 'lg:*:basis-1/4',
        )}
      >
        {items.map((item, index) => (
          <li key={item.title}>
            <h3 className="flex gap-3 text-title">
              <Numeral>{index + 1}</Numeral>
              {item.title}
            </h3>
            <p className="mt-1 ps-10 text-ink-soft">{item.description}</p>
          </li>
        ))}
      </ol>
      <SampleQuoteLinks />
    </Section>
  );
}
