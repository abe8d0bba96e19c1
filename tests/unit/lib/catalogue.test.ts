import { lines } from '@/content/lines';
import { serviceSlugs, type ServiceSlug } from '@/content/services/slugs';
import { serviceBySlug } from '@/content/services';
import { lineOf, mapLines, serviceCards, serviceLines } from '@/lib/catalogue';

describe('lineOf', () => {
  it.each(lines.flatMap(({ id, stops }) => stops.map((slug) => [slug, id] as const)))('puts %s on %s', (slug, id) => {
    expect(lineOf(slug).id).toBe(id);
  });

  it('refuses a service that no line names, and says where to add it', () => {
    expect(() => lineOf('no-such-service' as ServiceSlug)).toThrow(/content\/lines\.ts: stops: "no-such-service"/);
  });
});

describe('serviceCards', () => {
  it('has icon, title, description and gradient, and leads to the page of its catalogue', () => {
    const { icon, shortTitle, cardDescription } = serviceBySlug('server-setup');
    const card = { icon, title: shortTitle, description: cardDescription, gradient: lineOf('server-setup').id };
    expect(serviceCards(['server-setup'])).toEqual([{ ...card, href: '/services/server-setup' }]);
    expect(serviceCards(['server-setup'], 'products')).toEqual([{ ...card, href: '/products/server-setup' }]);
  });

  it('keeps the order given', () => {
    const slugs: ServiceSlug[] = ['office-setup', 'digital-marketing', 'seo-services'];
    expect(serviceCards(slugs).map(({ href }) => href)).toEqual(slugs.map((slug) => `/services/${slug}`));
  });
});

describe('serviceLines', () => {
  it('shows each service once, on all lines', () => {
    const links = serviceLines('products').flatMap(({ cards }) => cards.map(({ href }) => href));
    expect(links.sort()).toEqual(serviceSlugs.map((slug) => `/products/${slug}`).sort());
  });
});

describe('mapLines', () => {
  it('makes every service a stop that leads to its page', () => {
    const stops = mapLines().flatMap((line) => line.stops);
    expect(stops.map(({ slug }) => slug).sort()).toEqual([...serviceSlugs].sort());
    for (const { slug, href, label } of stops) {
      expect(href).toBe(`/services/${slug}`);
      expect(label).not.toBe('');
    }
  });
});
