import { quotePath, servicePath } from '@/lib/routes';

describe('servicePath', () => {
  it('leads to the services page unless products are asked for', () => {
    expect(servicePath('seo-services')).toBe('/services/seo-services');
    expect(servicePath('seo-services', 'products')).toBe('/products/seo-services');
  });
});

describe('quotePath', () => {
  it('leads to the contact form, with the service the visitor came from', () => {
    expect(quotePath()).toBe('/contact');
    expect(quotePath('office-setup')).toBe('/contact?service=office-setup');
  });
});
