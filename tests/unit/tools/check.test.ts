import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { details } from '@/content/owner/details';
import { projects } from '@/content/owner/projects';
import { services } from '@/content/services';
import { confirmed } from '@/content/types';
import { contentProblems, unreadable } from '@/tools/check';
import { testimonials } from '@/tests/owner/content/owner/testimonials';
import { contentWith } from '@/tests/support/content-fixture';
import { folderWith } from '@/tests/support/files';

const [first] = services as [(typeof services)[number]];
const service = `services/${first.slug}`;
const price = { rupees: 18000, gst: 'extra', job: 'two cameras', covers: 'Two cameras.', checkedOn: '2026-02-10' };
const project = { id: 'clinic', service: first.slug, client: 'A', town: 'Kochi', trade: 'Dentist', summary: 'A.' };
const shown = { ...project, permittedOn: '2026-02-10' };
const heic = { file: 'A.HEIC', alt: 'A' };
const last = projects.length;
const person = { name: 'Asha', role: 'Networks', phone: '98765 43210' };
const words = testimonials[0]!;
const puja = { name: 'Puja', from: '2027-02-12' };
const twoNumbers = { phone: confirmed('98765 43210'), secondPhone: confirmed('+91-9876543210') };
const landline = { phone: confirmed('022 2456 7890'), whatsApp: confirmed('98765 43210') };

/** A file of content/, a field, its wrong value, and what the check prints after the file. */
const bad: [file: string, field: string, value: unknown, problem: string][] = [
  ['owner/details', 'founder', confirmed(['Asha']), 'founder: must be a text in quotes'],
  ['owner/details', 'replyTime', 'within two hours', 'replyTime: must have confirmed(…) around it'],
  ['owner/details', 'name', undefined, 'name: is missing'],
  ['owner/details', 'phone', confirmed('98765 4321'), 'phone: must be one Indian number'],
  ['owner/details', '', { ...details, ...twoNumbers }, 'secondPhone: must be another number than phone'],
  ['owner/details', 'social.twitter', 'https://x.com/asha', 'social: has no field twitter'],
  ['owner/details', 'social.facebook', 'https://facebook.example', 'social.facebook: must be the full address'],
  ['owner/details', 'legalName', confirmed('Legal name'), 'legalName: is the sample'],
  ['owner/details', 'gstin', confirmed('23ABCD1234F1Z5'), 'gstin: must be the 15 characters'],
  ['owner/details', 'replyTime', confirmed('Within two hours'), 'replyTime: must begin with a small letter'],
  ['owner/details', 'towns', confirmed(['Palanpur', 'Deesa.']), 'towns 2: must not end with a full stop'],
  ['owner/details', 'closedOn', [{ ...puja, from: '2027-02-30' }], 'closedOn 1.from: must be a day in quotes'],
  ['owner/details', 'closedOn', [{ ...puja, to: '2026-02-14' }], 'closedOn 1.to: must not be before from'],
  ['owner/legal', 'faultPeriod', confirmed('370 days'), 'faultPeriod: must be confirmed together'],
  ['owner/figures', 'years.number', '7 years', 'years.number: must be only a number'],
  ['owner/people', '0', { ...person, phones: '1' }, '1: has no field phones'],
  ['owner/projects', `${last}`, project, `${last + 1}.permittedOn: is missing`],
  ['owner/projects', `${last}`, { ...shown, picture: heic }, `${last + 1}.picture.file: must have only small letters`],
  ['owner/prices', first.slug, { ...price, rupees: '₹35,000' }, `${first.slug}.rupees: must be a number without`],
  ['owner/prices', first.slug, { ...price, per: 'monthly' }, `${first.slug}.per: must be only the unit, like month`],
  ['owner/prices', 'server-set-up', price, 'the whole file: has no field server-set-up'],
  ['owner/testimonials', '', [{ ...words, project: 'no-such' }], '1.project: must be the id of a project'],
  ['owner/promises', 'readOn', '20-11-2026', 'readOn: must be a day in quotes'],
  ['facts', 'officeHours.week.0.brake', '13:00', 'officeHours.week 1: has no field brake'],
  ['facts', 'officeHours.week.0.closes', '02:00', 'officeHours.week 1.closes: must be later than it opens'],
  ['facts', 'officeHours.week.0.days', ['Sat', 'Mon'], 'officeHours.week: must have its days in order, each once'],
  ['facts', 'officeHours.week.0.break', { from: '19:00', to: '21:00' }, 'officeHours.week 1.break: must end after'],
  ['facts', 'emergencyCover', 'none', 'emergencyCover: must be { text: '],
  ['facts', 'payment.onSite', '30% upfront and 40% at the end', 'payment.onSite: must add up to 100%'],
  ['faq', 'faqCategories.0.items.1.question', undefined, 'faqCategories 1.items 2.question: is missing'],
  [service, 'related.0', 'magic', 'related 1: must be one of'],
  [service, 'lead', 'A <b>bold</b> word', 'lead: has a tag after “A ”'],
  [service, 'faq.1.id', first.faq[0]!.id, `faq 2.id: “${first.faq[0]!.id}” is there already`],
  ['legal/refund-policy', 'sections', [], 'sections: Too small'],
  ['pages/about', 'hero.lead', 'Call \u202Eus', 'hero.lead: has an invisible or broken character after “Call ”'],
  ['pages/about', 'hero.lead', `In ${undefined}`, 'hero.lead: has no value after “In ”'],
];

it.each(bad)('the check reports a wrong value in %s: %s', async (file, field, value, problem) => {
  const at = `content/${file}.ts`;
  const problems = await contentProblems(await contentWith(at, field, value));
  expect(problems).toEqual([expect.stringContaining(`${at}: ${problem}`)]);
});

const good: [what: string, file: string, field: string, value: unknown][] = [
  ['a landline with its WhatsApp number', 'owner/details', '', { ...details, ...landline }],
  ['a detail whose line is deleted', 'owner/details', 'companySite', undefined],
  ['no page on YouTube', 'owner/details', 'social.youtube', false],
  ['a name with the joiner of Indian scripts', 'owner/details', 'name', confirmed('क्\u200dष IT')],
  ['an address in punycode', 'owner/details', 'map', confirmed('https://xn--i1b6b1a6a2e.xn--h2brj9c/a')],
  ['a photo', 'owner/projects', `${last}`, { ...shown, picture: { ...heic, file: 'clinic-in-kochi.jpg' } }],
  ['a price per month', 'owner/prices', first.slug, { ...price, per: 'laptop per month' }],
  ['payment in other parts', 'facts', 'payment.smallProjects', '30% upfront, 40% midway and 30% at the end'],
  ['payment without percentages', 'facts', 'payment.onSite', 'half upfront and half on completion'],
  ['no emergency support', 'facts', 'emergencyCover', false],
  ['cover for servers', 'facts', 'emergencyCover', { text: '24/7 support', services: ['server-setup'] }],
  ['a text with < and &', 'pages/about', 'hero.lead', 'R&D: 3 < 4, and an emoji 👨\u200d🔧'],
];

it.each(good)('the check accepts %s', async (_, file, field, value) => {
  expect(await contentProblems(await contentWith(`content/${file}.ts`, field, value))).toEqual([]);
});

it('files that can’t be read are reported with their lines, a missing one by the file that imports it', async () => {
  const folder = folderWith({
    'comma.ts': "export const a = {\n  b: 'One'\n  c: 'Two',\n};",
    'apostrophe.ts': "export const a = {\n  b: 'It's one',\n};",
    'number.ts': 'export const a = {\n  b: 24 000,\n};',
    'missing.ts': "\nimport { seo } from './seo-services';\nexport const a = seo;",
  });
  const names = ['comma.ts', 'apostrophe.ts', 'number.ts', 'missing.ts'];
  const problems = await unreadable(names.map((name) => path.join(folder, name)));
  const found = names.map((name) => problems.find((line) => line.includes(name)));
  const errors = ['3: Expected', '2: Expected', '2: Expected', '2: Could not resolve "./seo-services"'];
  expect(found).toEqual(errors.map((error) => expect.stringContaining(`: line ${error}`) as string));
  expect(problems.at(-1)).toMatch(/^A text is in quotes/);
});

it('the command reports the owner’s mistakes, not what fails because of them, and has no stack trace', () => {
  const cwd = path.join('.cache', `check-${process.env.JEST_WORKER_ID}`);
  rmSync(cwd, { recursive: true, force: true });
  mkdirSync(cwd, { recursive: true });
  for (const name of ['content', 'lib', 'tools', 'tsconfig.json', 'package.json'])
    cpSync(name, path.join(cwd, name), { recursive: true });
  const file = 'content/owner/details.ts';
  const run = (from: RegExp, to: string) => {
    writeFileSync(path.join(cwd, file), readFileSync(file, 'utf8').replace(from, to));
    // Windows starts npm only through a shell.
    return spawnSync(process.execPath, ['--import', 'tsx', 'tools/check.ts'], { cwd, encoding: 'utf8' });
  };
  const wrong = run(/name: .*/, 'name: confirmed(5),');
  expect(wrong.stderr).toBe(`${file}: name: must be a text in quotes\n`);
  expect(wrong.status).toBe(1);
  const unknown = run(/name: .*/, 'name: no,');
  expect(unknown.stderr).toMatch(/^content\/owner\/details\.ts: line \d+: no is not defined\n$/);
  const right = run(/^/, '');
  expect(right.stdout).toMatch(/^No mistakes .*\n.* still placeholders .*: \d+\n$/);
});
