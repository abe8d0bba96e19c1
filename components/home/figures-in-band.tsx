import type { Statistic } from '@/content/types';

type FiguresInBandProps = {
  /** The list's name for screen readers. */
  title: string;
  items: readonly Statistic[];
};

/** The agency in large numbers, in the dark band of the timelines. */
export function FiguresInBand({ title, items }: FiguresInBandProps) {
  return (
    <section aria-label={title} className="mt-8 border-t border-panel-rule pt-8 md:mt-14 md:pt-14">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4">
        {items.map(({ number, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-on-panel-soft">{label}</dt>
            <dd className="font-display text-large-figure font-bold text-panel-figure">{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
