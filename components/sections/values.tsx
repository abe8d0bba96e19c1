import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { IconName } from '@/content/types';

type ValuesProps = {
  title: string;
  items: readonly { icon: IconName; title: string; description: string }[];
};

export function Values({ title, items }: ValuesProps) {
  return (
    <Section id="values" title={title}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((value) => (
          <li key={value.title} className="flex gap-4">
            <span className="flex size-12 shrink-0 items-center justify-center rounded-full border-4 border-ink">
              <Icon name={value.icon} className="size-5.5" />
            </span>
            <div>
              <h3 className="text-title">{value.title}</h3>
              <p className="mt-1 text-ink-soft">{value.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
