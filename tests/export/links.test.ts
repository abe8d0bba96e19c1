/* Links of pages in out/ lead to the right place. Whether it's there: tools/links.ts. */
import { contactLabels, header, phoneBar } from '@/content/labels';
import { details } from '@/content/owner/details';
import { services } from '@/content/services';
import { chatUrl, mainPhone, phones, quoteLink } from '@/lib/contact-links';
import { shownPeople } from '@/lib/people';
import { servicePath } from '@/lib/routes';
import { contentWith } from '../support/content-fixture';
import { everyPage, hrefs } from '../support/pages';

const pages = everyPage();
const pageAt = (path: string) => pages.find((page) => page.path === path)!;
const links = [...new Set(pages.flatMap((page) => hrefs(page)))];
const linksTo = (scheme: RegExp) => links.filter((href) => scheme.test(href));

it('links have no trailing slash and no file extension, so that no host redirects them', () => {
  expect(linksTo(/^[/#?]/).filter((href) => /[^/]\/($|[?#])|\.html/.test(href))).toEqual([]);
});

it('links to other sites lead only to those that the content names, or to WhatsApp @spec-2', async () => {
  const named: string[] = JSON.stringify([...(await contentWith())]).match(/https:\/\/[^\s)"]+/g) ?? [];
  const others = linksTo(/^(?!\/|#.|tel:|mailto:)/).filter((href) => !href.startsWith(`${chatUrl}?`));
  expect(others.filter((href) => !named.includes(href))).toEqual([]);
});

it.each(services)('links to the form and to WhatsApp on the page of $slug name the service', ({ slug, title }) => {
  const quote = quoteLink(servicePath(slug)).href;
  for (const path of [servicePath(slug), servicePath(slug, 'products')]) {
    const page = pageAt(path);
    const [number, chat, last] = hrefs(page, `nav[aria-label="${phoneBar.name}"] a`);
    expect([number, last]).toEqual([mainPhone.href, quote]);
    for (const href of [chat!, ...hrefs(page, 'main a[href^="https://wa.me/"]')])
      expect(new URL(href).searchParams.get('text')).toContain(title);
    const quotes = hrefs(page, `header a:contains("${header.quote}"), main a:contains("${contactLabels.quote}")`);
    expect([quotes.length > 3, ...new Set(quotes)]).toEqual([true, quote]);
  }
});

it('links to call have the numbers of the agency and its people, without spaces (RFC 3966) @spec-1 @spec-2', () => {
  // The office's mobile may be somebody's own.
  const numbers = new Set([...phones, ...shownPeople.flatMap(({ phone }) => phone ?? [])].map(({ href }) => href));
  expect(linksTo(/^tel:/).sort()).toEqual([...numbers].sort());
  expect([...numbers].filter((href) => !/^tel:\+?\d+$/.test(href))).toEqual([]);
});

it('links to mail go to the five addresses, all of them on the contact page @spec-1 @spec-2', () => {
  // One may serve several purposes.
  const addresses = [...new Set(Object.values(details.emails).map(({ value }) => value))].sort();
  for (const found of [linksTo(/^mailto:/), hrefs(pageAt('/contact'), 'main a[href^="mailto:"]')])
    expect([...new Set(found.map((href) => new URL(href).pathname))].sort()).toEqual(addresses);
});
