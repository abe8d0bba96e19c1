import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { Statistic } from '@/content/types';

type FiguresProps = {
  /** Names the list; shown to screen readers only. */
  title: string;
  items: readonly Statistic[];
};

/** The agency in four numbers: a station-board yellow stripe across the page. */
export function Figures({ title, items }: FiguresProps) {
  return (
    <section aria-label={title} className="mt-band border-y-3 border-board-edge bg-board py-5 text-on-board">
      <Container>
        <dl className="grid grid-cols-2 gap-y-4 lg:grid-cols-4">
          {items.map(({ number, label, icon }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-l-3 border-on-board px-4">
              <dt className="flex items-center gap-2 font-bold">
                <Icon name={icon} className="hidden size-5 shrink-0 sm:block" />
                {label}
              </dt>
              <dd className="font-display text-display leading-display font-bold tracking-display">{number}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
