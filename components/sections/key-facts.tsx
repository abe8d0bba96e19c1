import clsx from 'clsx';
import { Container } from '@/components/ui/container';

export type FactRow = { label: string; value: string };

type KeyFactsProps = { rows: readonly FactRow[] };

/** A dark band: a row per fact on phones, otherwise in the columns of the page below. */
export function KeyFacts({ rows }: KeyFactsProps) {
  return (
    <div className="bg-panel">
      <Container>
        <dl
          className={clsx(
            'py-1 max-md:panel-rows md:grid',
            rows.length > 3 ? 'md:grid-cols-2' : 'md:grid-cols-3',
            'md:gap-x-8 md:py-3',
            rows.length > 3 ? 'lg:grid-cols-[14.25rem_auto_1fr_1fr]' : 'lg:grid-cols-[14.25rem_1fr_1fr]',
            'lg:pl-11',
          )}
        >
          {rows.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-2 py-1 md:block">
              <dt className="grow basis-26 max-md:pt-0.5">{label}</dt>
              <dd className="grow-2 basis-38 font-display text-lg font-bold text-balance text-panel-figure md:text-title">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}
