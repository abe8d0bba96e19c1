import { type Change, count, type Finding, groupBy, type ReviewModel } from '@/tools/review/sheet/model';

/** What a change is called in the verdict. */
const nouns: Partial<Record<Change['kind'], string>> = {
  Link: 'link',
  Picture: 'picture',
  'Social card': 'picture',
  Order: 'order',
};

/** What is new in a preview, worst first, and what stands before the launch anyway. */
export function verdictOf(model: Omit<ReviewModel, 'verdict'>): ReviewModel['verdict'] {
  const { findings, changes, pages, added, removed } = model;
  const fresh = findings.filter(({ isNew }) => isNew);
  const [errors, others] = [true, false].map((is) => fresh.filter(({ severity }) => (severity === 'error') === is));
  const alarms = changes.filter(({ alarm }) => alarm);
  const quiet = changes.filter(({ alarm }) => !alarm);
  return {
    isBlocked: findings.some(({ severity }) => severity === 'error'),
    items: counted([
      ...errors!.map(({ heading }) => lower(heading).replace(/s$/, '')),
      ...alarms.map(({ kind, alarm = '' }) => (kind === 'Link' ? 'link to check' : lower(alarm))),
      ...removed.map(() => 'page removed'),
      ...others!.map(({ severity }: Finding) => (severity === 'launch' ? 'question before launch' : severity)),
      ...quiet.map(({ kind, before, after }) => {
        const happened = after === undefined ? 'removed' : before === undefined ? 'added' : 'changed';
        return `${nouns[kind] ?? 'text'} ${happened}`;
      }),
      ...added.map(() => 'page added'),
      ...pages.filter(({ appearance }) => appearance === 'maybe').map(() => 'page may look different'),
    ]),
    standing: findings.filter(({ isNew, severity }) => !isNew && severity !== 'error').length,
  };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** How many there are of each, for example “2 promises changed”. The noun is what comes before the verb or the rest. */
const counted = (names: readonly string[]) =>
  [...groupBy(names, (name) => name)].map(([name, { length }]) =>
    count(length, name, name.replace(/^.*?(?= (?:changed|removed|added|to|before|may)\b|$)/, '$&s')),
  );
