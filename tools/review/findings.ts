import { readFile } from 'node:fs/promises';
import { listFiles } from '../files';
import { type Finding, severities } from '../check/finding';
import { rules } from '../check/rules';
import { pagesWith } from '../check/where';
import { everythingOn, type PageRecord } from '../pages/record';
import { upper } from './looks/audience';
import type { NewRow } from './rows';
import { groupBy } from './sheet/model';
import type { SourceFinder } from './sources';
import { textAddress } from './text-address';

type Input = {
  findings: readonly Finding[];
  pages: readonly PageRecord[];
  /** The previous site; undefined where nothing was compared: then only what blocks is new. */
  previous?: readonly PageRecord[];
  finder: SourceFinder;
  /** Source files of the site by name, to find the one with a link. */
  code: ReadonlyMap<string, string>;
};

/** What the rules found, worst first. A finding is new if the previous site lacks it. */
export function findingRows({ findings, pages, previous, finder, code }: Input): (NewRow & { isNew: boolean })[] {
  const isStanding = previous ? standing({ pages, previous, finder, code }) : () => true;
  const sorted = findings.toSorted(
    (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity),
  );
  // The same link on several pages is one mistake.
  const groups = groupBy(sorted, ({ rule, file, field, message }) =>
    rule === 'broken-link' ? message : `${file} ${field} ${message}`,
  );
  return [...groups.values()].map((group) => {
    const [finding] = group as [Finding];
    const { rule, severity, owner, subject, message, action, fix } = finding;
    const name = rule === 'broken-link' ? 'Broken link' : (rules.find(({ id }) => id === rule)?.message ?? rule);
    const isBlocking = severity === 'error';
    const seen = group.flatMap((one) => pagesWith(one, pages));
    return {
      ...(linkPlace(finding, code, finder) ?? placeOf(finding, finder)),
      level: isBlocking ? 'block' : 'warning',
      name: subject ? `${name}: ${subject}` : name,
      notes: [
        `${sentence(message)} ${action ?? ''}`.trim(),
        `For ${['owner', 'developer'].includes(owner) ? `the ${owner}` : owner}.${fix ? ` ${fix}` : ''}`,
      ],
      ...{ parts: [], isFrame: false, isGone: false },
      places: [...new Map(seen.map(({ path, text }) => [path, { path, address: textAddress(path, text) }])).values()],
      isNew: !isStanding(finding) || (isBlocking && seen.length > 0),
    };
  });
}

/** Rules leave out the field before what they say of it, and the full stop. */
const sentence = (message: string) => upper(message).replace(/[^.?!]$/, '$&.');

/** A finding about a page names only its file: the words it is about are in one of its fields. */
function placeOf({ file, field, shown: [text] = [] }: Finding, finder: SourceFinder) {
  const isWhole = field === 'the whole file';
  const known = isWhole && text ? finder.sourcesOf(text).fields.find((found) => found.file === file) : undefined;
  return finder.place(known ?? { file, field: isWhole ? '' : field });
}

/** The file and the line with a broken link: the page's own, then any other. */
function linkPlace({ rule, file: own, shown = [] }: Finding, code: Input['code'], finder: SourceFinder) {
  if (rule !== 'broken-link') return undefined;
  const isWritten = (text: string) => ["'", '"', '`'].some((quote) => text.includes(`${quote}${shown[1]}`));
  const files = [...code].filter(([, text]) => isWritten(text)).map(([file]) => file);
  const file = files.includes(own) ? own : files[0];
  const line = (code.get(file ?? '') ?? '').split('\n').findIndex(isWritten) + 1;
  return file ? finder.place({ file, field: '' }, line) : undefined;
}

/** Whether it was so before: on pages that were there, or with words that visitors already got. */
function standing({ pages, previous, finder, code }: Omit<Required<Input>, 'findings'>): (finding: Finding) => boolean {
  const [now, then] = [pages, previous].map((site) => site.map(wordsOn).join('\n')) as [string, string];
  return (finding) => {
    // A page as a whole, not certain words on it.
    if (finding.paths && !finding.shown)
      return finding.paths.every((path) => previous.some((page) => page.path === path));
    const texts = finding.shown ?? textsOf(finding, finder, code);
    // The previous site can't tell about words that no page has: a question stays open, a warning
    // counts as new.
    return texts.every((text) => then.includes(text) || (finding.severity !== 'warning' && !now.includes(text)));
  };
}

/** With what messages, structured data and social cards say. */
const wordsOn = (page: PageRecord) =>
  [everythingOn(page), page.card?.title, page.card?.description, ...page.data.map(({ value }) => value)].join('\n');

/** The texts of the content that a finding is about, where it names none. */
function textsOf({ file, field }: Finding, { copy }: SourceFinder, code: Input['code']): string[] {
  const [, number] = /^line (\d+)$/.exec(field) ?? [];
  const line = number && code.get(file)?.split('\n')[Number(number) - 1];
  const isMeant = (text: { field: string; value: string }) =>
    line ? line.includes(text.value) : field === 'the whole file' || `${text.field}.`.startsWith(`${field}.`);
  return copy.filter((text) => text.file === file && isMeant(text)).map(({ value }) => value);
}

/** The files that a link of the site can be written in. */
export async function readCode(folders = ['content', 'app', 'components', 'lib']): Promise<Map<string, string>> {
  const code = new Map<string, string>();
  for (const folder of folders) {
    for (const name of await listFiles(folder)) {
      if (/\.tsx?$/.test(name)) code.set(`${folder}/${name}`, await readFile(`${folder}/${name}`, 'utf8'));
    }
  }
  return code;
}
