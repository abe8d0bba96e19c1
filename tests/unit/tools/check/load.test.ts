import { readFileSync } from 'node:fs';
import { runWith, type Edit } from '@/tests/support/changed-content';

const confirmed = /(?<=: )(?:placeholder|confirmed)\(/;

it.each<[what: string, file: string, edit: Edit, line: RegExp]>([
  [
    'imports a file that does not exist',
    'content/faq.ts',
    (source) => source.replace("'./facts'", "'./fact'"),
    /^content\/faq\.ts: import: cannot be loaded: Cannot find module .*fact/,
  ],
  [
    'has a word in the wrong case, or a text without quotes',
    'content/owner/details.ts',
    (source) => source.replace(confirmed, 'Confirmed('),
    /^content\/owner\/details\.ts: line \d+: cannot be loaded: type confirmed in small letters$/,
  ],
  [
    'has “no” without quotes',
    'content/owner/details.ts',
    (source) => source.replace(/youtube: [^ ]+/, 'youtube: no'),
    /^content\/owner\/details\.ts: line \d+: cannot be loaded: there is no “no”: type false without quotes if you have none/,
  ],
  [
    'is a copy that nothing imports',
    'content/owner/details copy.ts',
    () => readFileSync('content/owner/details.ts', 'utf8'),
    /^content\/owner\/details copy\.ts: file: the site doesn’t use this file: delete it, or keep copies outside content\/$/,
  ],
  [
    'lacks an entry',
    'content/services/index.ts',
    (source) => source.replace('\n  seoServices,', ''),
    /^content\/services\/index\.ts: line \d+: files: needs the file of "seo-services"$/,
  ],
])('a content file that %s is named in one sentence, without a stack trace', (_, file, edit, line) => {
  const { lines, printed, status } = runWith({ [file]: edit });
  expect(lines[0]).toMatch(line);
  expect(lines.slice(1)).toEqual(['', 'The content has 1 error: nothing else was done.']);
  expect(printed).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});

it.each([
  ['of another name', 'page', '/clients', /^content\/pages\/clients\.ts: the whole file: must export “clients”/],
  ['with the path of another page', 'clients', '/faq', /^lib\/pages\.ts: line \d+: pages \d+: duplicate path "\/faq"/],
])('a page %s is refused', (_, name, at, line) => {
  const copy = `{ path: '${at}', meta: { title: 'Who we work for', description: 'Shops.' }, hero: { title: 'Clients', lead: 'Shops.' },
    sections: [], closing: { title: 'Write', text: 'Now.' } }`;
  const { lines } = runWith({
    'content/pages/clients.ts': () => `export const ${name} = ${copy};`,
    'lib/pages.ts': (source) =>
      `import { ${name} as clients } from '@/content/pages/clients';\n${source.replace('plainPage(routes.faq', 'sectionsPage(clients),\n  $&')}`,
  });
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
});

it('files of the content whose names begin with a dot are skipped', () => {
  const { status } = runWith({ 'content/owner/._details.ts': () => Buffer.from([0, 5, 22, 7]) });
  expect(status).toBe(0);
});
