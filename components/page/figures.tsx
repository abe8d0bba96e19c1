import { Icon } from '@/components/ui/icon';
import { about } from '@/content/pages/about';
import type { Statistic } from '@/content/types';

type FiguresProps = {
  items: readonly Statistic[];
  /** Whether they end another dark band. */
  isInBand?: boolean;
};

/** The agency in large numbers, in a dark band. */
export function Figures({ items, isInBand }: FiguresProps) {
  const list = (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-8 md:grid-cols-4">
      {items.map(({ number, label, icon }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="flex items-center gap-2 text-on-panel-soft">
            <Icon name={icon} className="size-5 shrink-0" />
            {label}
          </dt>
          <dd className="font-display text-large-figure font-bold text-panel-figure">
            <span dir="ltr">{number}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
  const band = isInBand
    ? 'mt-band-narrow border-t border-panel-rule pt-band-narrow'
    : 'surface-panel band-edges mt-band py-band-narrow';
  return (
    <section aria-label={about.figuresTitle} className={band}>
      {isInBand ? list : <div className="page-width">{list}</div>}
    </section>
  );
}
