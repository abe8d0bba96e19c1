import { Section } from '@/components/page/section';
import { Icon } from '@/components/ui/icon';
import { about } from '@/content/pages/about';

export function Values() {
  const { title, items } = about.values;
  return (
    <Section id="values" title={title} layout="columns">
      <ul role="list" className="border-y border-rule divided-rows">
        {items.map((value) => (
          <li key={value.title} className="flex gap-4 py-4">
            <Icon name={value.icon} className="size-7 shrink-0" />
            <div className="max-w-text">
              <h3 className="text-title">{value.title}</h3>
              <p className="mt-1 text-ink-soft">{value.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
