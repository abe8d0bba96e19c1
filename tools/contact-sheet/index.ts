import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { servedSite } from './served-site';
import { writeSheet } from './sheet';
import { type Scheme, shootPage } from './shoot';
import { templates } from './templates';

/*
 * npm run contact-sheet                                  every template, one picture per width and colour scheme
 * npm run contact-sheet -- --widths 390 --schemes dark   some of them
 */
const { values } = parseArgs({
  options: {
    widths: { type: 'string', default: '360,390,768,1280,1600' },
    schemes: { type: 'string', default: 'light,dark' },
    folder: { type: 'string' },
  },
});

const folder = values.folder ?? mkdtempSync(path.join(tmpdir(), 'contact-sheet-'));
mkdirSync(folder, { recursive: true });
await servedSite(async (browser, address) => {
  for (const width of values.widths.split(',').map(Number)) {
    for (const scheme of values.schemes.split(',') as Scheme[]) {
      const cells = [];
      for (const [name, page] of templates) {
        cells.push({ name, picture: await shootPage(browser, `${address}${page}`, { width, scheme }) });
      }
      const file = path.join(folder, `${width}-${scheme}.png`);
      await writeSheet(file, `${width} px, ${scheme}`, cells);
      console.log(file);
    }
  }
});
