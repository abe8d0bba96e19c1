import { type Change, count, type Finding, type ReviewModel, type VerdictItem } from '@/components/review/model';

/** What a change is called in the verdict. */
const nouns: Partial<Record<Change['kind'], string>> = {
  link: 'link',
  canonical: 'link',
  anchor: 'link',
  image: 'picture',
  card: 'picture',
  moved: 'order',
};

/** What is new in a preview, worst first, and what stands before the launch anyway. */
export function verdictOf(model: Omit<ReviewModel, 'verdict'>): ReviewModel['verdict'] {
  const { findings, changes, pages, added, removed } = model;
  const fresh = findings.filter(({ isNew }) => isNew);
  const isError = ({ severity }: Finding) => severity === 'error';
  const isAlarm = ({ alarm }: Change) => Boolean(alarm);
  const looks = pages.filter(({ appearance }) => appearance === 'maybe');
  return {
    isBlocked: findings.some(isError),
    items: [
      ...told('error', fresh.filter(isError), ({ heading }) => lower(heading).replace(/s$/, '')),
      ...told('alarm', changes.filter(isAlarm), ({ kind, alarm = '' }) =>
        kind === 'link' ? 'link to check' : lower(alarm),
      ),
      ...told('alarm', removed, () => 'page removed'),
      ...told(
        'finding',
        fresh.filter((finding) => !isError(finding)),
        ({ severity }) => (severity === 'launch' ? 'question before launch' : severity),
      ),
      ...told(
        'change',
        changes.filter((change) => !isAlarm(change)),
        ({ kind, before, after }) =>
          `${nouns[kind] ?? 'text'} ${!after ? 'removed' : !before && kind !== 'moved' ? 'added' : 'changed'}`,
      ),
      ...told('change', added, () => 'page added'),
      ...told('appearance', looks, () => 'page may look different'),
    ],
    standing: findings.length - fresh.length,
  };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** How many there are of each name, for example “2 promises changed”. */
function told<Item>(
  level: VerdictItem['level'],
  items: readonly Item[],
  nameOf: (item: Item) => string,
): VerdictItem[] {
  const numbers = new Map<string, number>();
  for (const item of items) numbers.set(nameOf(item), (numbers.get(nameOf(item)) ?? 0) + 1);
  return [...numbers].map(([name, number]) => ({ level, text: count(number, name, plural(name)) }));
}

/** The noun is what comes before the verb or the rest. */
const plural = (name: string) => name.replace(/^.*?(?= (?:changed|removed|added|to|before|may)\b|$)/, '$&s');
