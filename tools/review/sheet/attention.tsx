import clsx from 'clsx';
import { Section } from '@/components/ui/section';
import { Choice } from './choice';
import { type Finding, type Owner, count, groupBy } from './model';
import { Places, type RowContext, WrittenIn } from './places';

type AttentionProps = RowContext & { findings: readonly Finding[] };

const owners: Record<Owner, string> = {
  marketing: 'Marketing',
  owner: 'Owner',
  legal: 'Legal',
  developer: 'Developer',
};
const grades = { error: 'Blocks publishing', launch: 'Before launch', warning: 'Fix soon', note: 'Consider' } as const;

/** What someone must do: new findings first, standing ones folded. Tabs show one owner's; without a choice, all. */
export function Attention({ findings, ...context }: AttentionProps) {
  const fresh = findings.filter(({ isNew, severity }) => isNew || severity === 'error');
  const standing = findings.filter((finding) => !fresh.includes(finding));
  const used = Object.entries(owners).filter(([id]) => findings.some(({ owner }) => owner === id));
  return (
    <Section id="attention" title="What needs attention">
      <Choice name="owner" label="Show what’s for" choices={{ all: 'Everyone', ...Object.fromEntries(used) }} />
      {fresh.length === 0 && <p className="mt-3">This preview adds nothing that needs attention.</p>}
      <FindingGroups findings={fresh} {...context} />
      {standing.length > 0 && (
        <details id="before-launch" className="mt-4 border-y border-rule">
          <summary className="target cursor-pointer content-center text-title font-bold">
            Before launch: {count(standing.length, 'question')}
          </summary>
          <FindingGroups findings={standing} {...context} />
        </details>
      )}
    </Section>
  );
}

function FindingGroups({ findings, ...context }: AttentionProps) {
  return [...groupBy(findings, ({ heading }) => heading)].map(([heading, group]) => (
    // A rule has one owner; a developer sees what there is to record.
    <div key={heading} data-owner={clsx(group[0]?.owner, group.some(({ fix }) => fix) && 'developer')}>
      <h3 className="mt-4 text-title">{heading}</h3>
      <ul>
        {group.map((finding, index) => (
          <FindingItem key={index} finding={finding} {...context} />
        ))}
      </ul>
    </div>
  ));
}

function FindingItem({ finding, ...context }: RowContext & { finding: Finding }) {
  const { severity, owner, subject, message, action, fix, places } = finding;
  const isUrgent = severity === 'error' || severity === 'launch';
  return (
    <li className={clsx('my-3 border-l-8 pl-3', isUrgent ? 'border-design' : 'border-board')}>
      <p className="max-w-letter">
        <b>{[subject, message].filter(Boolean).join(': ')}</b> {action}
      </p>
      {fix && <p data-fix="">{fix}</p>}
      <p className="text-ink-soft">
        {grades[severity]}, for {owners[owner].toLowerCase()}
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        {places.length > 0 ? <Places places={places} {...context} /> : <span>on no page</span>}
        <WrittenIn {...finding} {...context} />
      </div>
    </li>
  );
}
