import { severities } from '../../check/finding';
import { type AttentionEntry, type AttentionGroup, grades } from '../attention';

type AttentionListProps = { groups: readonly AttentionGroup[] };

/** What to do before launch and after, worst first: each thing once, with its pages folded under it. */
export function AttentionList({ groups }: AttentionListProps) {
  const grouped = severities
    .map((severity) => ({ severity, list: groups.filter((group) => group.severity === severity) }))
    .filter(({ list }) => list.length > 0);
  return (
    <section id="attention" aria-labelledby="attention-title">
      <h2 id="attention-title">Needs attention</h2>
      {grouped.length === 0 && <p>Nothing.</p>}
      {grouped.map(({ severity, list }) => (
        <section key={severity} className={`grade ${severity}`} aria-labelledby={`grade-${severity}`}>
          <h3 id={`grade-${severity}`}>
            {grades[severity]} <span className="number">{list.length}</span>
          </h3>
          {list.map((group) => (
            <Group key={group.rule} {...group} />
          ))}
        </section>
      ))}
    </section>
  );
}

function Group({ name, entries }: AttentionGroup) {
  return (
    <details className="problem" open={entries.length <= 3}>
      <summary>
        <h4>{name}</h4> <span className="number">{entries.length}</span>{' '}
        <span className="name">{subjects(entries)}</span>
      </summary>
      <ul className="findings">
        {entries.map((entry) => (
          <Entry key={`${entry.edit} ${entry.message}`} {...entry} />
        ))}
      </ul>
    </details>
  );
}

/** What a folded group is about, in a line. */
function subjects(entries: readonly AttentionEntry[]): string {
  return [...new Set(entries.flatMap(({ subject }) => subject ?? []))].join(', ');
}

const pageName = (path: string) => (path === '/' ? 'Home' : path);

function Entry({ subject, message, action, fix, edit, where, seenAt }: AttentionEntry) {
  const [first] = seenAt;
  return (
    <li>
      <p>
        <b>
          {subject && `${subject}: `}
          {message}
        </b>{' '}
        {action} {fix}
      </p>
      <p className="where">
        {seenAt.length === 1 && first && (
          <>
            On <a href={first.address}>{pageName(first.path)}</a>, in <code>{edit ?? first.file}</code>
          </>
        )}
        {seenAt.length !== 1 && edit && <code>{edit}</code>}
      </p>
      {seenAt.length > 1 && (
        <details>
          <summary>Seen {where}</summary>
          <ul className="places">
            {seenAt.map(({ path, address, file }) => (
              <li key={path}>
                <a href={address}>{pageName(path)}</a> {!edit && <code>{file}</code>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
