import type { Changes } from '../changes';
import type { Comparison } from '../comparison';
import { ChangeRow } from './change-row';

type ChangeListProps = { comparison: Comparison };

/** What this deploy changes. */
export function ChangeList({ comparison }: ChangeListProps) {
  return (
    <section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">What changed</h2>
      {'problem' in comparison ? <p>{comparison.problem}</p> : <Compared {...comparison} />}
    </section>
  );
}

function Compared({ from, changes, unread, oldPictures }: Exclude<Comparison, { problem: string }>) {
  const { added, removed, changed } = changes;
  const pages = changed.reduce((sum, { paths }) => sum + paths.length, 0);
  const alarms = changed.flatMap((page) => page.changes).filter(({ alarm }) => alarm).length;
  const isSame = added.length + removed.length + changed.length === 0;
  return (
    <>
      <p>
        Compared with {/^https?:/.test(from) ? <a href={from}>{from}</a> : <code>{from}</code>}:{' '}
        {isSame ? 'every page reads as before.' : summary(added, removed, pages)}
        {alarms > 0 && <strong> {alarms === 1 ? '1 link needs' : `${alarms} links need`} a second look.</strong>}
      </p>
      {unread.length > 0 && <p>Could not be read in time, and so not compared: {unread.join(', ')}.</p>}
      <PathList title="Pages added" paths={added} isHere />
      <PathList title="Pages removed" paths={removed} />
      {changed.map((page) => (
        <article key={page.paths.join(' ')} data-changed={page.paths.join(' ')}>
          <h3>
            {page.paths.length === 0 ? 'On every page: header, footer and bars' : <PathLinks paths={page.paths} />}
          </h3>
          <ChangeRows page={page} oldPictures={oldPictures} />
        </article>
      ))}
    </>
  );
}

function summary(added: readonly string[], removed: readonly string[], changed: number): string {
  return `${[`${added.length} added`, `${removed.length} removed`, `${changed} changed`].join(', ')}.`;
}

type ChangeRowsProps = { page: Changes['changed'][number]; oldPictures: Record<string, string> };

/** Structured data repeats what readers see: it is there for those who want it. */
function ChangeRows({ page, oldPictures }: ChangeRowsProps) {
  const data = page.changes.filter(({ kind }) => kind === 'data');
  const rows = (changes: typeof page.changes) =>
    changes.map((change, index) => (
      <ChangeRow key={index} {...change} path={page.paths[0] ?? '/'} oldPictures={oldPictures} />
    ));
  return (
    <>
      {rows(page.changes.filter(({ kind }) => kind !== 'data'))}
      {data.length > 0 && (
        <details>
          <summary>Structured data, {data.length === 1 ? '1 change' : `${data.length} changes`}</summary>
          {rows(data)}
        </details>
      )}
    </>
  );
}

function PathLinks({ paths }: { paths: readonly string[] }) {
  return paths.map((path, index) => (
    <span key={path}>
      {index > 0 && ', '}
      <a href={path}>{path}</a>
    </span>
  ));
}

function PathList({ title, paths, isHere = false }: { title: string; paths: readonly string[]; isHere?: boolean }) {
  if (paths.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {paths.map((path) => (
          <li key={path}>{isHere ? <a href={path}>{path}</a> : path}</li>
        ))}
      </ul>
    </>
  );
}
