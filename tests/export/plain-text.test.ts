/* Text can be found, copied and indexed: no character in it is invisible. */
import { readFileSync } from 'node:fs';
import { everyPage, type ExportedPage } from '../support/pages';

/** Every space but the common one, and whatever else leaves no mark: joiners, marks of direction, soft hyphens. */
const invisible = /[^\P{Z} ]|\p{Cf}|[^\P{Cc}\r\n]/gu;

/** Everything a page says: text, attributes, and what it tells machines. */
function textsOf({ $ }: ExportedPage): string[] {
  const graphs = $('script[type="application/ld+json"]').map((_, script) =>
    JSON.stringify(JSON.parse($(script).text())),
  );
  const attributes = $('*').map((_, element) => Object.values($(element).attr() ?? {}).join('\n'));
  $('script, style').remove();
  return [...graphs.get(), ...attributes.get(), $.root().text()];
}

const found = (file: string, texts: readonly string[]) =>
  texts.flatMap((text) =>
    Array.from(text.matchAll(invisible), ({ 0: character, index }) => {
      const around = text.slice(Math.max(0, index - 20), index + 20);
      return `${file}: U+${character.codePointAt(0)?.toString(16).padStart(4, '0')} in “${around}”`;
    }),
  );

describe('the text of out/', () => {
  it('has no invisible character on any page, in its title, its description or its structured data', () => {
    const pages = everyPage();
    expect(pages.flatMap((page) => found(page.file, textsOf(page)))).toEqual([]);
  });

  it.each(['llms.txt', 'manifest.webmanifest', 'contact.vcf'])('has none in %s', (file) => {
    expect(found(file, [readFileSync(`out/${file}`, 'utf8')])).toEqual([]);
  });
});
