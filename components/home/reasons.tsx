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
          <li key={word} className="reason">
            <h3>{`${word}: ${meaning}`}</h3>
            <p className="text-ink-soft">{nonBreaking(description)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
