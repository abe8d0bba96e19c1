import { type Change, changeNames } from '../changes/change';
import { wordParts } from '../changes/likeness';
import { textFragment } from '@/components/review/text-fragment';

type ChangeRowProps = Change & { path: string; oldPictures: Record<string, string> };

/** One change: its kind, old and new, and a way to the place. */
export function ChangeRow({ kind, of, before, after, alarm, at, path, oldPictures }: ChangeRowProps) {
  const isPicture = kind === 'card' && of === 'picture';
  return (
    <div className={alarm ? 'change change-alarm' : 'change'} data-kind={kind}>
      <p className="change-kind">
        {alarm && <strong>{alarm}! </strong>}
        {changeNames[kind]}
        {kind !== 'moved' && `, ${whatHappened(before, after)}`}
        {of && `: ${of}`} {after && <a href={place(path, at)}>See it</a>}
      </p>
      {isPicture ? (
        <Pictures before={before && oldPictures[before]} after={after} />
      ) : (
        <Texts before={before} after={after} isPlain={kind === 'moved'} />
      )}
    </div>
  );
}

function whatHappened(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}

function place(path: string, at: Change['at']): string {
  if (!at) return path;
  return 'id' in at ? `${path}#${at.id}` : textFragment(path, at.text);
}

/** An edited text in one, old words struck out; a rewritten one as old beside new. */
function Texts({ before, after, isPlain }: Pick<Change, 'before' | 'after'> & { isPlain: boolean }) {
  if (isPlain) return <p className="change-text">{after}</p>;
  const parts = before !== undefined && after !== undefined ? wordParts(before, after) : undefined;
  if (parts) {
    return (
      <p className="change-text">
        {parts.map(({ kind, text }, index) => {
          if (kind === 'same') return <span key={index}>{text}</span>;
          return kind === 'removed' ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>;
        })}
      </p>
    );
  }
  return (
    <div className="pair">
      {before !== undefined && (
        <p className="change-text">
          <del>{before}</del>
        </p>
      )}
      {after !== undefined && (
        <p className="change-text">
          <ins>{after}</ins>
        </p>
      )}
    </div>
  );
}

function Pictures({ before, after }: { before?: string; after?: string }) {
  return (
    <div className="pair">
      <figure>
        <figcaption>Before</figcaption>
        {before ? <img src={before} alt="Old card" width="1200" height="630" /> : <p>The old card was not kept.</p>}
      </figure>
      {after && (
        <figure>
          <figcaption>Now</figcaption>
          <img src={after} alt="New card" width="1200" height="630" />
        </figure>
      )}
    </div>
  );
}
