/* What proxies and translators are told to leave alone. */
import { site } from '@/content/site';
import { call } from '@/lib/contact-links';
import { type ExportedPage, exportedPage, exportedPages } from '../support/pages';

const pages = [...exportedPages(), exportedPage('404.html')];
const failing = (holds: (page: ExportedPage) => boolean) =>
  pages.filter((page) => !holds(page)).map(({ file }) => file);

describe('Cloudflare @decision-33', () => {
  it('leaves the mail links of every page alone', () => {
    expect(
      failing(({ html }) => {
        const off = html.indexOf('<!--email_off-->');
        const on = html.indexOf('<!--/email_off-->');
        const [first, last] = [html.indexOf('mailto:'), html.lastIndexOf('mailto:')];
        return off > 0 && off < first && last < on;
      }),
    ).toEqual([]);
  });
});

describe('a translator', () => {
  it.each([
    ['the brand', site.name.value],
    ['the number', call.display],
    ['an address', site.emails.info.value],
  ])('leaves %s alone where it stands by itself', (_, text) => {
    const translated = pages.flatMap(({ $, file }) =>
      $('header, main, footer')
        .find('*')
        .filter((_, element) => $(element).children().length === 0 && $(element).text().trim() === text)
        .filter((_, element) => $(element).closest('[translate=no]').length === 0)
        .map((_, element) => `${file}: ${$.html(element)}`)
        .get(),
    );
    expect(translated).toEqual([]);
  });
});

describe('a browser @decision-13', () => {
  it('is told to prefetch beside prerendering, for those that do only that', () => {
    expect(
      failing(({ $ }) => {
        const rules = JSON.parse($('script[type=speculationrules]').text());
        return rules.prefetch?.[0]?.eagerness === 'conservative' && rules.prerender?.[0]?.eagerness === 'moderate';
      }),
    ).toEqual([]);
  });
});

describe('assistive technology', () => {
  it('knows the live region of a plain notice before its text arrives', () => {
    const hidden = pages.flatMap(({ $, file }) =>
      $('[data-notice]').is('[class*=invisible], [class*="hidden"], [hidden]') ? [file] : [],
    );
    expect(hidden).toEqual([]);
  });
});
