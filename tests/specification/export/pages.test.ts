/* What the specification requires of pages, read from out/. */
import { emergencyCover } from '@/content/facts';
import { footerServices } from '@/content/footer';
import { about } from '@/content/pages/about';
import { home } from '@/content/pages/home';
import { shownTestimonials } from '@/lib/testimonials';
import { exportedPage } from '../../support/pages';
import { plain } from '../../support/texts';
import { expectations as expected } from '../expectations';

describe('the home page', () => {
  const { $ } = exportedPage('index.html');
  // tests/unit/app has the landing presentation, whose sections are others.
  const isShown = home.presentation === 'sections';

  it('has the anchors home, services and about, and a link to a quote @spec-1 @spec-2 @decision-2', () => {
    for (const id of ['home', 'services', 'about']) expect($(`main [id="${id}"]`)).toHaveLength(1);
    expect(plain($('#home a[href="/contact"]').text())).toContain(expected.quote);
    expect($('#home a[href^="tel:"]')).toHaveLength(1);
  });

  it('has its sections in their order @spec-1', () => {
    // A launched site without clients' words has none.
    const testimonials = shownTestimonials().length > 0 ? ['testimonials'] : [];
    const order = ['home', 'why-choose-us', 'services', 'timelines', ...testimonials, 'contact'];
    const found = $('main [id]').map((_, element) => $(element).attr('id'));
    if (isShown) expect(found.get().filter((id) => order.includes(id))).toEqual(order);
  });

  it('makes the four promises and offers support around the clock @spec-1', () => {
    const reasons = $('#why-choose-us');
    if (!isShown) return;
    const promises = reasons.find('h3').map((_, heading) => $(heading).text().split(':')[0]);
    expect(promises.get()).toEqual(home.whyChooseUs.items.map(({ word }) => word));
    expect(plain(reasons.text())).toContain(plain(emergencyCover || ''));
  });
});

it('the fallback page has its headline, the status text, a way home and the number @spec-8', () => {
  const { $, canonical } = exportedPage('500.html');
  const main = $('main');
  const [title, statusText, action] = expected.fallback;
  expect([main.find('h1').text(), main.find('p').first().text()]).toEqual([title, statusText]);
  expect(main.find('a[href="/"]').text()).toBe(action);
  expect(main.find('a[href^="tel:"]')).toHaveLength(1);
  expect([$('meta[name=robots]').attr('content'), canonical]).toEqual(['noindex', undefined]);
});

describe('the about page', () => {
  it('has mission, vision, values, the founder’s message and the figures, in this order @spec-2', () => {
    const { $ } = exportedPage('about.html');
    const order = ['mission', 'vision', 'values', 'founder'];
    for (const id of order) expect($(`main #${id}`).text()).toMatch(/\w{3}/);
    const sections = $('main section');
    const figures = sections.filter((_, section) => $(section).attr('aria-label') === about.figuresTitle);
    expect(figures).toHaveLength(1);
    const found = [...order.map((id) => sections.index($(`#${id}`))), sections.index(figures)];
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  });
});

describe('the footer', () => {
  it('has at least six services @spec-2 @decision-22', () => {
    expect(footerServices.length).toBeGreaterThanOrEqual(6);
  });
});
