import clsx from 'clsx';
import { Container } from '@/components/ui/container';
import type { KeyFact } from '@/lib/key-facts';

/** A note is under its value, in a smaller size. */
type KeyFactsProps = { rows: readonly KeyFact[] };

/** A dark band of facts: one row each on phones, otherwise in columns. */
export function KeyFacts({ rows }: KeyFactsProps) {
  return (
    <div className="key-facts track-around-corner surface-panel border-b border-band-edge">
      <Container>
        <dl
          className={clsx(
            'py-1 max-md:panel-rows md:grid md:gap-x-6 md:py-3',
            rows.length > 3 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3',
          )}
        >
          {rows.map(({ label, value, note }) => (
            <div key={label} className="flex flex-wrap items-baseline gap-x-2 py-1 md:flex-col">
              <dt className="grow basis-26 md:grow-0 md:basis-auto">{label}</dt>
              <dd
                className={clsx(
                  'grow-2 basis-38 font-display text-title font-bold text-balance text-panel-figure md:grow-0 md:basis-auto',
                  rows.length <= 3 && 'lg:text-lead',
                )}
              >
                {value}
              </dd>
              {note && <dd className="basis-full text-base/snug md:basis-auto">{note}</dd>}
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}
