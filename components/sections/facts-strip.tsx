import { Container } from '@/components/ui/container';

export type FactRow = { label: string; value: string };

type FactsStripProps = { rows: readonly FactRow[] };

/**
 * A dark strip across the page: a row per fact on phones, side by side above. A value is one text that starts at an edge of
 * its own and breaks after its comma, so that nothing moves when the font arrives.
 */
export function FactsStrip({ rows }: FactsStripProps) {
  return (
    <div className="bg-panel text-on-panel">
      <Container>
        <dl className="grid grid-cols-[fit-content(40%)_1fr] py-1 max-md:board-rows md:grid-cols-[3fr_4fr_4fr] md:py-3">
          {rows.map(({ label, value }) => (
            <div
              key={label}
              className="col-span-2 grid grid-cols-subgrid items-baseline gap-x-5 border-panel-rule py-1.5 md:col-span-1 md:block md:not-first:border-l md:not-first:border-dashed md:not-first:pl-6 xl:flex xl:gap-x-3"
            >
              <dt>{label}</dt>
              <dd className="font-display text-title leading-snug font-bold whitespace-pre-line text-panel-figure lg:whitespace-nowrap">
                {value.replaceAll(', ', ',\n')}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}
