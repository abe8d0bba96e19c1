import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import type { IconName } from '@/content/types';

type ValuesProps = {
  title: string;
  items: readonly { icon: IconName; title: string; description: string }[];
};

/** A row per value, beside the heading where there is room. */
export function Values({ title, items }: ValuesProps) {
  return (
    <section id="values" aria-labelledby="values-title" className="pt-band">
      <Container className="grid gap-x-14 gap-y-4 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id="values-title" title={title} />
        <ul className="border-y border-rule rows">
          {items.map((value) => (
            <li key={value.title} className="flex gap-4 py-4 lg:py-5">
              <Icon name={value.icon} className="size-7 shrink-0" />
              <div>
                <h3 className="text-title">{value.title}</h3>
                <p className="mt-1 text-ink-soft">{value.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
