import type { Changes, TextChange } from '../changes';
import { diff } from '../diff';

type ChangeListProps = { changes?: Changes };

/** What this deploy changes, in words. */
export function ChangeList({ changes }: ChangeListProps) {
  return (
    <section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">What changed</h2>
      {changes ? <ChangeSummary {...changes} /> : <p>No previous build was given to compare with (REVIEW_PREVIOUS).</p>}
    </section>
  );
}

function ChangeSummary({ added, removed, changed }: Changes) {
  const count = (paths: readonly unknown[], what: string) => `${paths.length} ${what}`;
  if (added.length + removed.length + changed.length === 0) return <p>Every page reads as before.</p>;
  return (
    <>
      <p>
        {[count(added, 'added'), count(removed, 'removed'), count(changed, 'changed')].join(', ')}, compared with the
        previous build.
      </p>
      <PathList title="Pages added" paths={added} />
      <PathList title="Pages removed" paths={removed} />
      {changed.map(({ paths, texts }) => (
        <article key={paths.join()} data-changed={paths.join(' ')}>
          <h3>{paths.join(', ')}</h3>
          {texts.map((text, index) => (
            <TextChangeRow key={index} {...text} />
          ))}
        </article>
      ))}
    </>
  );
}

function PathList({ title, paths }: { title: string; paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {paths.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </>
  );
}

/** Old words struck out, new ones marked; what both share stays plain. */
function TextChangeRow({ removed, added }: TextChange) {
  const words = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '));
  return (
    <p className="change">
      {diff(words(removed), words(added)).map(({ kind, items }, index) => {
        const text = items.join(' ');
        if (kind === 'same') return <span key={index}>{text} </span>;
        return kind === 'removed' ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>;
      })}
    </p>
  );
}
