import { Section } from '@/components/page/section';
import { nonBreaking } from '@/components/ui/non-breaking';
import { home } from '@/content/pages/home';

/** What we promise, in a word each, and what it means. Each is a stop. */
export function Reasons() {
  const { title, items } = home.whyChooseUs;
  return (
    <Section id="why-choose-us" title={title}>
      <ul role="list" className="grid gap-x-16 gap-y-7 sm:grid-cols-2">
        {items.map(({ word, title: meaning, description }) => (
          <li
            key={word}
            className="relative ps-[44px] before:absolute before:start-0 before:top-[calc(0.9rem-13px)] before:rounded-full before:border-[6px] before:border-ink before:bg-highlight before:p-[7px]"
          >
            <h3 className="text-[1.5rem]/[1.2]">{`${word}: ${meaning}`}</h3>
            <p className="text-ink-soft">{nonBreaking(description)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
