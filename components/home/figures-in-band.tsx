import type { Statistic } from '@/content/types';

type FiguresInBandProps = {
  /** The list's name for screen readers. */
  title: string;
  items: readonly Statistic[];
};

/** The agency in large numbers, in the dark band of the timelines. */
export function FiguresInBand({ title, items }: FiguresInBandProps) {
  return (
    <section aria-label={title} className="mt-band-narrow border-t border-panel-rule pt-band-narrow">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-8 md:grid-cols-4">
        {items.map(({ number, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-on-panel-soft">{label}</dt>
            <dd className="font-display text-large-figure font-bold text-panel-figure">
              <span dir="ltr">{number}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
