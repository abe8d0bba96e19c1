/* What pages tell proxies, translators and browsers to do or to leave alone. */
import { isText } from 'domhandler';
import { site } from '@/content/site';
import { phones } from '@/lib/contact-links';
import { everyPage, failing } from '../support/pages';

const pages = everyPage();

describe('every page', () => {
  it('has its mail links between the comments that Cloudflare obeys @decision-33', () => {
    const isOpen = ({ html }: { html: string }) => {
      const [off, on] = [html.indexOf('<!--email_off-->'), html.indexOf('<!--/email_off-->')];
      return off < 0 || html.indexOf('mailto:') < off || html.lastIndexOf('mailto:') > on;
    };
    expect(failing(pages, isOpen)).toEqual([]);
  });

  it.each([
    ['the brand', [site.name.value]],
    ['a number', phones.map(({ display }) => display)],
    ['an address', Object.values(site.emails).map(({ value }) => value)],
  ])('keeps %s from translators where it is the whole text', (_, words) => {
    const isTranslated = ({ $ }: (typeof pages)[number]) =>
      $('header *, main *, footer *')
        .contents()
        .toArray()
        .some(
          (node) =>
            words.includes($(node).text().trim()) &&
            isText(node) &&
            $(node).parent().closest('[translate=no]').length === 0,
        );
    expect(failing(pages, isTranslated)).toEqual([]);
  });

  it('lets browsers prerender links, or prefetch if they do only that @decision-13', () => {
    const rules = ({ $ }: (typeof pages)[number]) => JSON.parse($('script[type=speculationrules]').text()) as object;
    expect(failing(pages, (page) => !('prefetch' in rules(page) && 'prerender' in rules(page)))).toEqual([]);
  });
});
