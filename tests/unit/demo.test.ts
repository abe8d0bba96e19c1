import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { readPhone } from '@/content/types/phone';
import { markAsInvented } from '@/tests/launched/invented';
import { details } from '@/tests/launched/owner/details';
import { people } from '@/tests/launched/owner/people';
import { folderWith } from '@/tests/support/files';

it('the demo says on each page that it’s invented, and has nobody’s numbers', async () => {
  const numbers = [details.phone, details.whatsApp, details.secondPhone].flatMap((detail) => detail?.value ?? []);
  const phones = [...numbers, ...people.flatMap(({ phone }) => phone ?? [])].map(readPhone);
  const links = phones.flatMap(({ number, display, href }) => [
    `<a href="${href}">${display}</a>`,
    `<a href="https://wa.me/${number.replace('+', '')}?text=Hello">WhatsApp</a>`,
  ]);
  const page = `<body><aside data-preview-bar="">Preview</aside><header></header>${links.join('')}</body>`;
  const folder = folderWith({ '404.html': page, '404.html.br': page });
  await markAsInvented(folder);
  const $ = load(readFileSync(`${folder}/404.html`, 'utf8'));
  expect($('aside')).toHaveLength(1);
  expect($('aside').next().is('header')).toBe(true);
  expect($('aside').text()).toMatch(/^This agency is invented/);
  expect(new Set($('a').map((_, link) => /\d{10,}/.exec(link.attribs.href!)?.[0]))).toEqual(new Set(['910000000000']));
  expect(phones.filter(({ display }) => $('body').text().includes(display))).toEqual([]);
  expect(existsSync(`${folder}/404.html.br`)).toBe(false);
});
