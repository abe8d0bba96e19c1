import clsx from 'clsx';
import { Container } from '@/components/ui/container';
import { Text } from '@/components/ui/text';
import type { ServiceSlug } from '@/content/services';
import { factsWithPrice } from '@/lib/prices';

/** A first value that is longer has two lines in a smaller size. */
const longestLargeValue = 12;

/** A dark band of facts, the first of them large: one row each on phones, otherwise in columns. */
export function KeyFacts({ slug }: { slug: ServiceSlug }) {
  const rows = factsWithPrice(slug);
  return (
    <div className="key-facts track-around-corner surface-panel">
      <Container>
        <dl
          className={clsx(
            'py-1.5 max-lg:panel-rows lg:grid lg:min-h-32 lg:gap-x-8 lg:gap-y-6 lg:pt-5 lg:pb-6',
            rows.length > 4
              ? 'lg:grid-cols-[14rem_repeat(auto-fit,minmax(9rem,1fr))]'
              : 'lg:grid-cols-[19rem_repeat(auto-fit,minmax(11rem,1fr))]',
          )}
        >
          {rows.map(({ label, value, note }, index) => (
            <div key={label} className="py-2.5 max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 lg:py-0">
              <dt className={clsx('text-on-panel-soft', index === 0 ? 'max-lg:basis-full' : 'basis-24')}>{label}</dt>
              <dd
                className={clsx(
                  'font-display font-bold text-balance',
                  index > 0 && 'grow basis-40 text-title lg:mt-2',
                  index === 0 && 'text-panel-figure',
                  index === 0 && (value.length > longestLargeValue ? 'text-section' : 'text-band lg:mt-1'),
                )}
              >
                <Text>{value}</Text>
              </dd>
              {note && <dd className="max-lg:basis-full lg:mt-1">{note}</dd>}
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}
