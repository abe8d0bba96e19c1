import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { Statistic } from '@/content/types';

type FiguresProps = {
  /** Names the list; shown to screen readers only. */
  title: string;
  items: readonly Statistic[];
};

/** The agency in four numbers, between two rules. */
export function Figures({ title, items }: FiguresProps) {
  return (
    <section aria-label={title} className="pt-band">
      <Container>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-4 border-y border-rule py-5 lg:grid-cols-4">
          {items.map(({ number, label, icon }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="flex items-center gap-2 text-ink-soft">
                <Icon name={icon} className="size-5 shrink-0" />
                {label}
              </dt>
              <dd className="font-display text-heading font-bold">{number}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
