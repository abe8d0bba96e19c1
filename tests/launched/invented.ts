import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { phoneOf, readPhone } from '@/content/types/phone';
import { listFiles } from '@/tools/files';
import { details } from './owner/details';
import { people } from './owner/people';

const bar =
  '<aside data-preview-bar="" aria-label="Demo"><link rel="stylesheet" href="/review/bar.css">This agency is invented, with its people, clients, prices and numbers. Nobody answers here.</aside>';

/** The owner's numbers must be valid, so somebody may have them. */
const phones = [details.phone, details.whatsApp, details.secondPhone]
  .flatMap((detail) => (detail ? [phoneOf(detail)] : []))
  .concat(people.flatMap(({ phone }) => (phone ? [readPhone(phone)] : [])));
const nobody = phoneOf({ isPlaceholder: true, value: '+910000000000' });
const digits = (number: string) => number.replace('+', '');

/** Replaces the owner's phone numbers by one that reaches nobody. */
function withoutNumbers(text: string): string {
  return phones.reduce(
    (all, { number, display }) =>
      all.replaceAll(display, nobody.display).replaceAll(digits(number), digits(nobody.number)),
    text,
  );
}

/** Puts a bar on each page that says that all is invented, and removes the phone numbers. */
export async function markAsInvented(out: string): Promise<void> {
  for (const name of await listFiles(out)) {
    const file = path.join(out, name);
    // They would still have the numbers.
    if (/\.(?:br|gz)$/.test(name)) await rm(file);
    if (/\.(?:html|js|json|vcf|txt)$/.test(name)) {
      await writeFile(file, withoutNumbers(await readFile(file, 'utf8')));
    }
    if (name.endsWith('.html')) {
      const $ = load(await readFile(file, 'utf8'));
      $('[data-preview-bar]').remove();
      $('header').first().before(bar);
      await writeFile(file, $.html());
    }
  }
}
