/* Pages show the fields that the specification gives each kind of content. */
import { testimonials } from '@/content/owner/testimonials';
import { faqCategories } from '@/content/faq';
import { figures } from '@/content/pages/figures';
import { home } from '@/content/pages/home';
import { services, serviceSlugs } from '@/content/services';
import { details } from '@/content/owner/details';
import { linkedServices } from '@/lib/catalogue';
import { withoutLinks } from '@/lib/links-in-text';
import { projectHref } from '@/lib/projects';
import { servicePath } from '@/lib/routes';
import { collapse, exportedPage } from '../support/pages';

const page = (file: string) => exportedPage(`${file}.html`).$;

describe('the entities of section 3 @spec-3', () => {
  it('testimonials show name, company, rating and text @spec-1 @spec-9 @decision-6', () => {
    const $ = page('index');
    const quotes = $('#testimonials li').toArray();
    // A launched site shows no samples.
    const shown = testimonials.filter(({ confirmedOn }) => details.url.isPlaceholder || confirmedOn);
    expect(quotes).toHaveLength(home.presentation === 'sections' ? shown.length : 0);
    quotes.forEach((quote, index) => {
      const { name, company, rating, text, url, service, project } = shown[index]!;
      for (const part of [name, company, text]) expect(collapse($(quote).text())).toContain(part);
      expect($(quote).find('[role=img]').attr('aria-label')).toBe(`${rating} of 5 stars`);
      expect($(quote).find('[role=img]').text()).toBe('★'.repeat(rating).padEnd(5, '☆'));
      const links = $(quote).find('a').toArray();
      const expected = [url, service && servicePath(service), project && projectHref(project)].filter(Boolean);
      expect(links.map((link) => $(link).attr('href'))).toEqual(expected);
    });
  });

  it('questions show their text and answer, under their category, at their id', () => {
    const $ = page('faq');
    for (const { id, title, items } of faqCategories) {
      expect($(`details:has(> #${id}) h2`).text()).toBe(title);
      for (const item of items) {
        const question = $(`#${id} details:has(> #${item.id})`);
        expect(question.find('h3').text()).toBe(item.question);
        const paragraphs = question.find('[data-answer] p').toArray();
        const answer = [item.answer].flat().map((text) => collapse(withoutLinks(text)));
        expect(paragraphs.map((paragraph) => collapse($(paragraph).text()))).toEqual(answer);
      }
    }
  });

  it.each(['services', 'products'] as const)('service cards of %s show icon, title and description', (catalogue) => {
    const $ = page(catalogue);
    for (const { shortTitle, summary, href } of linkedServices(serviceSlugs, catalogue)) {
      const card = $(`#services a[href="${href}"]`).closest('li');
      expect(collapse(card.text())).toContain(shortTitle);
      expect(collapse(card.text())).toContain(summary);
      expect(card.find('svg')).toHaveLength(1);
    }
  });

  it.each(services)('the row of $slug on /products shows each time with its label @spec-9', ({ slug, times }) => {
    const $ = page('products');
    const link = $(`th[scope=row] a[href="${servicePath(slug, 'products')}"]`);
    const row = link.closest('tr');
    const shown = row.find('dl > div').map((_, time) => collapse(`${$('dt', time).text()} ${$('dd', time).text()}`));
    expect(shown.get()).toEqual(times.map(({ label, value }) => collapse(`${label} ${value}`)));
  });

  it.each(['index', 'about'])('statistics show number, label and icon on %s @spec-2 @spec-9 @decision-4', (file) => {
    const $ = page(file);
    if (file === 'index' && home.presentation === 'landing') return;
    for (const { number, label } of figures) {
      const terms = $('main dt').filter((_, term) => collapse($(term).text()) === label);
      const figure = terms.parent();
      expect(collapse(figure.find('dd').text())).toBe(number);
      expect(figure.find('svg')).toHaveLength(1);
    }
  });
});
