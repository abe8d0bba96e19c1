import { ColumnSection } from '@/components/ui/column-section';
import type { SampleReport as SampleReportContent } from '@/content/types';

type SampleReportProps = SampleReportContent & {
  /** In the bar at the top of the sheet. */
  name: string;
  sample: string;
};

/** A month's report or a quote as a form, with blanks for its figures. */
export function SampleReport({ title, note, rows, name, sample }: SampleReportProps) {
  return (
    <ColumnSection id="sample-report" title={title} lead={note}>
      <div className="overflow-clip rounded-panel border-3 border-ink bg-card">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 bg-panel px-4.5 py-3 text-on-panel md:px-7 print:py-0">
          <span className="font-display text-title leading-snug font-bold">{name}</span>
          <span className="text-on-panel-soft">{sample}</span>
        </p>
        <dl className="px-4.5 rows md:px-7">
          {rows.map((row) => (
            <div key={row.title} className="gap-x-10 py-2 md:grid md:grid-cols-2 md:py-4 print:py-1">
              <dt className="flex items-end gap-3 self-start font-display text-title leading-snug font-bold">
                {row.title}
                <span aria-hidden="true" className="mb-1 min-w-8 grow border-b-2 border-field" />
              </dt>
              <dd className="text-ink-soft">
                <b className="text-ink">{row.source}</b>: {row.description}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </ColumnSection>
  );
}
