import type { Finding, Problem } from '../attention';
import { gradeOrder, grades } from '../warning-kinds';

type AttentionListProps = { problems: readonly Problem[] };

/** What to do before launch and after, worst first: each thing once, with its pages folded under it. */
export function AttentionList({ problems }: AttentionListProps) {
  const counts = gradeOrder
    .map((grade) => ({ grade, problems: problems.filter((problem) => problem.grade === grade) }))
    .filter((group) => group.problems.length > 0);
  return (
    <section id="attention" aria-labelledby="attention-title">
      <h2 id="attention-title">Needs attention</h2>
      {counts.length === 0 && <p>Nothing: no page warns, and nothing is left to settle before launch.</p>}
      {counts.map(({ grade, problems: list }) => (
        <section key={grade} className={`grade ${grade}`} aria-labelledby={`grade-${grade}`}>
          <h3 id={`grade-${grade}`}>
            {grades[grade]} <span className="number">{list.length}</span>
          </h3>
          {list.map((problem) => (
            <ProblemEntry key={problem.name} {...problem} />
          ))}
        </section>
      ))}
    </section>
  );
}

function ProblemEntry({ name, action, findings }: Problem) {
  return (
    <details className="problem" open={findings.length <= 3}>
      <summary>
        <h4>{name}</h4> <span className="number">{findings.length}</span>{' '}
        <span className="name">{subjects(findings)}</span>
      </summary>
      {action && <p className="action">{action}</p>}
      <ul className="findings">
        {findings.map((finding) => (
          <FindingEntry key={`${finding.what} ${finding.text}`} {...finding} />
        ))}
      </ul>
    </details>
  );
}

/** What a folded problem is about, in a line. */
function subjects(findings: readonly Finding[]): string {
  return [...new Set(findings.flatMap(({ what }) => what ?? []))].join(', ');
}

const pageName = (path: string) => (path === '/' ? 'Home' : path);

function FindingEntry({ what, text, action, edit, where, places, source }: Finding) {
  const [first] = places;
  return (
    <li>
      <p>
        <b>
          {what && `${what}: `}
          {text}
        </b>{' '}
        {action}
      </p>
      <p className="where">
        {places.length === 1 && first && (
          <>
            On <a href={first.address}>{pageName(first.path)}</a>, in <code>{edit ?? first.file}</code>
          </>
        )}
        {places.length !== 1 && edit && <code>{edit}</code>}
        {source && (
          <>
            {' '}
            <a href={source}>Source of the rule</a>
          </>
        )}
      </p>
      {places.length > 1 && (
        <details>
          <summary>Seen {where}</summary>
          <ul className="places">
            {places.map(({ path, address, file }) => (
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
