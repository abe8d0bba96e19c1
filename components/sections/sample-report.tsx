import { Section } from '@/components/ui/section';
import type { SampleReport as SampleReportContent } from '@/content/types';

type SampleReportProps = SampleReportContent & {
  /** In the bar at the top of the sheet. */
  name: string;
  sample: string;
};

/** A month's report as a form: what is measured and where it comes from, with blanks for the figures. */
export function SampleReport({ title, note, rows, name, sample }: SampleReportProps) {
  return (
    <Section id="sample-report" title={title} lead={note}>
      <div className="overflow-clip rounded-panel edge-3 border-ink bg-card">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 bg-panel px-4.5 py-3 text-on-panel md:px-7">
          <span className="font-display text-title leading-snug font-bold">{name}</span>
          <span className="text-on-panel-soft">{sample}</span>
        </p>
        <dl className="px-4.5 rows md:px-7">
          {rows.map((row) => (
            <div
              key={row.title}
              className="grid grid-cols-[1fr_4.5rem] items-end gap-x-6 gap-y-1 py-4 md:grid-cols-[2fr_3fr_4.5rem] md:gap-x-10 print:py-1.5"
            >
              <dt className="md:self-start">
                <span className="font-display text-title leading-snug font-bold">{row.title}</span>
                <span className="block text-ink-soft">{row.source}</span>
              </dt>
              <dd className="col-span-2 row-start-2 text-ink-soft md:col-span-1 md:col-start-2 md:row-start-1 md:self-start">
                {row.description}
              </dd>
              <dd aria-hidden="true" className="h-9 edge-b-2 border-field max-md:col-start-2 max-md:row-start-1" />
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
