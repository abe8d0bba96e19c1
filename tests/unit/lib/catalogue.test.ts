import { serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import { lineOf, serviceCards } from '@/lib/catalogue';

describe('lineOf', () => {
  it('refuses a service that no line names, and says where to add it', () => {
    expect(() => lineOf('no-such-service' as ServiceSlug)).toThrow(/content\/lines\.ts: stops: "no-such-service"/);
  });
});

describe('serviceCards @spec-3', () => {
  it('gives icon, title, description and gradient, and a link into the catalogue', () => {
    const { icon, shortTitle, cardDescription } = serviceBySlug('server-setup');
    const card = { icon, title: shortTitle, description: cardDescription, gradient: lineOf('server-setup').id };
    expect(serviceCards(['server-setup'])).toEqual([{ ...card, href: '/services/server-setup' }]);
    expect(serviceCards(['server-setup'], 'products')).toEqual([{ ...card, href: '/products/server-setup' }]);
  });

  it('keeps the order it is given', () => {
    const slugs: ServiceSlug[] = ['office-setup', 'digital-marketing', 'seo-services'];
    expect(serviceCards(slugs).map(({ href }) => href)).toEqual(slugs.map((slug) => `/services/${slug}`));
  });
});
