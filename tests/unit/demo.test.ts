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
  const links = phones.map(({ number, display, href }) => {
    const chat = `https://wa.me/${number.replace('+', '')}?text=Hello`;
    return `<a href="${href}">${display}</a> <a href="${chat}">WhatsApp</a>`;
  });
  const page = `<body><aside data-preview-bar="">Preview</aside><header></header>${links.join('')}</body>`;
  const folder = folderWith({ 'index.html': page, '404.html': page, 'index.html.br': page });
  await markAsInvented(folder);

  for (const name of ['index.html', '404.html']) {
    const html = readFileSync(`${folder}/${name}`, 'utf8');
    const $ = load(html);
    expect($('[data-preview-bar]')).toHaveLength(1);
    expect($('[data-preview-bar]').next().is('header')).toBe(true);
    expect($('[data-preview-bar]').text()).toContain('invented');
    const reached = $('a').map((_, link) => /\d{10,}/.exec($(link).attr('href')!)![0]);
    expect(new Set(reached)).toEqual(new Set(['910000000000']));
    for (const { display } of phones) expect(html).not.toContain(display);
  }
  expect(existsSync(`${folder}/index.html.br`)).toBe(false);
});
