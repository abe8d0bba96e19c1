/* Services that a visitor asks for in one quote. */
import type { Page } from '@playwright/test';
import { products } from '@/content/pages/products';
import type { Service } from '@/content/types';
import { servicePath } from '@/lib/routes';

export const quoteBox = (page: Page, { shortTitle }: Service) =>
  page.getByRole('checkbox', { name: products.quote.addName.replace('{service}', shortTitle), exact: true });
/** A press on the drawn box or on its word. */
export const addToQuote = (page: Page, service: Service) =>
  page
    .locator('label')
    .filter({ has: quoteBox(page, service) })
    .click();
/** The name in the table. */
export const nameInTable = (page: Page, { slug }: Service) =>
  page.locator(`table a[href="${servicePath(slug, 'products')}"]`);
/** The contact page's address with services. */
export const quoteAddress = (asked: readonly Service[]) =>
  `/contact${asked.length > 0 ? '?' : ''}${asked.map(({ slug }) => `service=${slug}`).join('&')}`;
export const namesOf = (asked: readonly Service[]) => asked.map(({ shortTitle }) => shortTitle).join(', ');
