import { type Edit, replace, runWith } from '@/tests/support/changed-content';

it.each<[what: string, file: string, edit: Edit, problem: RegExp]>([
  ['imports a missing file', 'faq', replace("'./facts'", "'./fact'"), /: import: .*: Cannot find module .*fact/],
  ['has a name in the wrong case', 'owner/details', replace(/: \w+\(/, ': Confirmed('), /: line \d+: .*small letters$/],
  ['has “no” without quotes', 'owner/details', replace(/youtube: [^ ]+/, 'youtube: no'), /: line \d+: .*type false/],
  ['is a copy', 'owner/details copy', () => 'export {};', /: file: the site doesn’t use this file: delete it, or keep/],
  ['lacks an entry', 'services/index', replace('\n  seoServices,', ''), /: line \d+: .*the file of "seo-services"$/],
])('a content file that %s is named in one sentence, without a stack trace', (_, name, edit, problem) => {
  const file = `content/${name}.ts`;
  const { lines, printed, status } = runWith({ [file]: edit });
  expect(lines).toEqual([expect.stringMatching(problem), '', 'The content has 1 error: nothing else was done.']);
  expect(lines[0]!.startsWith(`${file}: `)).toBe(true);
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
