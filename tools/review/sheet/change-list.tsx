import clsx from 'clsx';
import { Section } from '@/components/ui/section';
import type { Change, ReviewModel } from './model';
import { Places, type RowContext, WrittenIn } from './places';

type ChangeListProps = RowContext & Pick<ReviewModel, 'changes' | 'added' | 'removed' | 'comparison'>;

/** What reads or leads differently: one row for each content field that was changed. */
export function ChangeList({ changes, added, removed, comparison, ...context }: ChangeListProps) {
  return (
    <Section id="changes" title="What changed">
      {'problem' in comparison ? (
        <p>{comparison.problem}</p>
      ) : (
        <p>
          Compared with <b>{comparison.from}</b>.
        </p>
      )}
      {added.length > 0 && (
        <p className="mt-3">New pages: {added.map((path) => context.names.get(path) ?? path).join(', ')}.</p>
      )}
      {removed.length > 0 && <p className="mt-3 font-bold">Pages removed: {removed.join(', ')}.</p>}
      <ul>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} {...context} />
        ))}
      </ul>
    </Section>
  );
}

const marks = { same: 'span', removed: 'del', added: 'ins' } as const;

function ChangeRow({ change, ...context }: RowContext & { change: Change }) {
  const { id, name, of, after, parts, heading, alarm, isFrame, places } = change;
  const under = isFrame ? 'in the header, footer or menus' : heading && `under “${heading}”`;
  return (
    <li id={id} className={clsx('my-5 border-l-8 pl-3', alarm ? 'border-design' : 'border-board')}>
      <p className="text-ink-soft">
        {alarm && <b className="text-ink">{alarm}. </b>}
        <b>{name}</b>
        {of && `: ${of}`} {under}
      </p>
      <p className="max-w-letter wrap-anywhere whitespace-pre-line">
        {parts.map(({ kind, text }, index) => {
          const Mark = marks[kind];
          return <Mark key={index}>{text}</Mark>;
        })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        {after === undefined ? (
          <span>{places.map(({ path }) => context.names.get(path) ?? path).join(', ')}</span>
        ) : (
          <Places places={places} {...context} />
        )}
        <WrittenIn {...change} {...context} />
      </div>
    </li>
  );
}
