import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { Statistic } from '@/content/types';

type FiguresProps = {
  /** Names the list; shown to screen readers only. */
  title: string;
  items: readonly Statistic[];
};

/** The agency in four numbers, on station-board yellow. */
export function Figures({ title, items }: FiguresProps) {
  return (
    <section aria-label={title} className="py-6">
      <Container>
        <dl className="grid grid-cols-2 overflow-hidden rounded-panel border-3 border-on-board bg-board text-on-board lg:grid-cols-4">
          {items.map(({ number, label, icon }) => (
            <div key={label} className="figure flex flex-col-reverse justify-end border-on-board p-5">
              <dt className="mt-1 font-bold">{label}</dt>
              <dd className="flex items-center justify-between gap-2 font-display text-display leading-display font-bold tracking-display">
                {number}
                <Icon name={icon} className="hidden size-8 sm:block" />
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
