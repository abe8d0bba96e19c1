import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { Statistic } from '@/content/types';

type FiguresProps = {
  /** The list's name for screen readers. */
  title: string;
  items: readonly Statistic[];
};

/** The agency in four numbers. */
export function Figures({ title, items }: FiguresProps) {
  return (
    <section aria-label={title} className="pt-band">
      <Container>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-2 border-y border-rule py-5 md:grid-cols-4 lg:gap-x-8">
          {items.map(({ number, label, icon }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="flex items-center gap-2 text-ink-soft">
                <Icon name={icon} className="size-5 shrink-0" />
                {label}
              </dt>
              <dd className="font-display text-heading font-bold">
                <span dir="ltr">{number}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
