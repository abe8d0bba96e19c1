import clsx from 'clsx';
import { Section } from '@/components/ui/section';
import type { Change, ReviewModel } from './model';
import { Places, SourceLine } from './places';

type ChangeListProps = Pick<ReviewModel, 'changes' | 'added' | 'removed' | 'comparison' | 'repository'> & {
  names: ReadonlyMap<string, string>;
};

/** What reads or leads differently: one row for each content field that was changed. */
export function ChangeList({ changes, added, removed, comparison, repository, names }: ChangeListProps) {
  const isSame = changes.length + added.length + removed.length === 0;
  return (
    <Section id="changes" title="What changed">
      {'problem' in comparison ? (
        <p>{comparison.problem}</p>
      ) : (
        <p>
          Compared with <b>{comparison.from}</b>.{isSame && ' No text or link changed.'}
        </p>
      )}
      {added.length > 0 && (
        <p className="mt-3">New pages: {added.map((path) => names.get(path) ?? path).join(', ')}.</p>
      )}
      {removed.length > 0 && <p className="mt-3 font-bold">Pages removed: {removed.join(', ')}.</p>}
      <ul>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} host={repository?.host} names={names} />
        ))}
      </ul>
    </Section>
  );
}

type ChangeRowProps = { change: Change; host?: string; names: ReadonlyMap<string, string> };

function ChangeRow({ change, host, names }: ChangeRowProps) {
  const { id, name, of, before, after, sources, composedFrom, heading, alarm, isFrame, also, places } = change;
  const happened = before === undefined ? 'added' : after === undefined ? 'removed' : '';
  const under = isFrame ? 'in the header, footer or menus' : heading && `under “${heading}”`;
  return (
    <li id={id} className={clsx('my-5 border-l-8 pl-3', alarm ? 'border-design' : 'border-board')}>
      <p className="text-ink-soft">
        {alarm && <b className="text-ink">{alarm}. </b>}
        <b>{[name, happened].filter(Boolean).join(' ')}</b>
        {of && `: ${of}`} {under}
      </p>
      <Words {...change} />
      <div className="flex flex-wrap items-center gap-x-4">
        {after !== undefined && <Places places={places} quote={after.split('\n')[0]} names={names} />}
        {after === undefined && <span>{places.map(({ path }) => names.get(path) ?? path).join(', ')}</span>}
        <SourceLine sources={sources} host={host} />
        {composedFrom.length > 0 && (
          <span>
            composed with <SourceLine sources={composedFrom} host={host} />
          </span>
        )}
      </div>
      {also.length > 0 && <p className="text-ink-soft">Also in {also.join(', ')}.</p>}
    </li>
  );
}

const textClass = 'max-w-letter whitespace-pre-line';

/** An edited text in one, old words struck out; a rewritten one as old and new; a picture as two pictures. */
function Words({ kind, of, before, after, parts, previousPicture }: Change) {
  if (kind === 'card' && of === 'picture') {
    return (
      <div className="flex flex-wrap gap-4">
        {previousPicture && <Picture src={previousPicture} name="Before" />}
        {after && <Picture src={after} name="After" />}
      </div>
    );
  }
  if (kind === 'moved') return <p className={textClass}>{after}</p>;
  if (!parts) {
    return (
      <>
        {before !== undefined && (
          <p className={textClass}>
            <del>{before}</del>
          </p>
        )}
        {after !== undefined && (
          <p className={textClass}>
            <ins>{after}</ins>
          </p>
        )}
      </>
    );
  }
  return (
    <p className={textClass}>
      {parts.map(({ kind: part, text }, index) => {
        if (part === 'removed') return <del key={index}>{text}</del>;
        return part === 'added' ? <ins key={index}>{text}</ins> : text;
      })}
    </p>
  );
}

function Picture({ src, name }: { src: string; name: string }) {
  return (
    <figure className="max-w-full">
      <figcaption>{name}</figcaption>
      <img src={src} alt={`${name}: social card`} width="480" height="252" loading="lazy" />
    </figure>
  );
}
