/* Firefox's reader mode, by Firefox's own code. */
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { services } from '@/content/services';
import { servicePath } from '@/lib/routes';
import { collapse, exportedPage } from '../support/pages';

/** What reader mode shows of a page. */
function read(html: string): string {
  // jsdom can't parse all of the styles, and reader mode needs none.
  const page = new JSDOM(html.replace(/<style>.*?<\/style>/s, '')).window.document;
  return collapse(new Readability(page).parse()?.textContent ?? '');
}

it.each(services.map(({ slug, lead }) => [servicePath(slug), lead]))(
  'reader mode keeps the lead and the key facts of %s',
  (path, lead) => {
    const { html, $ } = exportedPage(`${path.slice(1)}.html`);
    const text = read(html);
    const facts = $('main dl').first().find('dt, dd');
    const expected = [lead, ...facts.map((_, fact) => collapse($(fact).text()))];
    expect(expected.filter((part) => !text.includes(collapse(part)))).toEqual([]);
  },
);
