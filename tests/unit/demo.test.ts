import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { readPhone } from '@/content/types/phone';
import { markAsInvented } from '@/tests/launched/invented';
import { details } from '@/tests/launched/owner/details';
import { people } from '@/tests/launched/owner/people';

it('the demo says on each page that it’s invented, and has nobody’s numbers', async () => {
  const numbers = [details.phone, details.whatsApp, details.secondPhone].flatMap((detail) => detail?.value ?? []);
  const phones = [...numbers, ...people.flatMap(({ phone }) => phone ?? [])].map(readPhone);
  const links = phones.map(({ number, display, href }) => {
    const chat = `https://wa.me/${number.replace('+', '')}?text=Hello`;
    return `<a href="${href}">${display}</a> <a href="${chat}">WhatsApp</a>`;
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-'));
  const page = `<body><aside data-preview-bar="">Preview</aside><header></header>${links.join('')}</body>`;
  for (const name of ['index.html', '404.html']) await writeFile(path.join(folder, name), page);
  await writeFile(path.join(folder, 'index.html.br'), page);
  await markAsInvented(folder);

  for (const name of ['index.html', '404.html']) {
    const html = await readFile(path.join(folder, name), 'utf8');
    const $ = load(html);
    expect($('[data-preview-bar]')).toHaveLength(1);
    expect($('[data-preview-bar]').next().is('header')).toBe(true);
    expect($('[data-preview-bar]').text()).toContain('invented');
    const reached = $('a').map((_, link) => /\d{10,}/.exec($(link).attr('href')!)![0]);
    expect(new Set(reached)).toEqual(new Set(['910000000000']));
    for (const { display } of phones) expect(html).not.toContain(display);
  }
  await expect(readFile(path.join(folder, 'index.html.br'))).rejects.toThrow('ENOENT');
});
