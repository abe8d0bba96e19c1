import type { LaunchItem } from '@/lib/build/launch-check/items';

type LaunchListProps = { items: readonly LaunchItem[] };

/** What the launch check lists. */
export function LaunchList({ items }: LaunchListProps) {
  return (
    <section id="launch" aria-labelledby="launch-title">
      <h2 id="launch-title">Before launch</h2>
      {items.length === 0 ? <p>Nothing left to settle.</p> : <p>{items.length} details to settle.</p>}
      <ul>
        {items.map(({ file, field, value, action }) => (
          <li key={`${file} ${field}`}>
            <code>
              {file}: {field}
            </code>{' '}
            “{value}”: {action}
          </li>
        ))}
      </ul>
    </section>
  );
}
