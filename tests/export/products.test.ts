/* The table on /products. */
import { services } from '@/content/services';
import { servicePath } from '@/lib/routes';
import { collapse, exportedPage } from '../support/pages';

const products = exportedPage('products.html');
const text = (element: ReturnType<typeof products.$>) => collapse(element.text());

describe.each(services)('the row of $slug on /products @spec-9', ({ slug, times }) => {
  const row = products.$(`th[scope=row] a[href="${servicePath(slug, 'products')}"]`).closest('tr');
  it('shows each time with its label', () => {
    const shown = row.find('dl > div').toArray();
    expect(shown.map((time) => [text(products.$('dt', time)), text(products.$('dd', time))])).toEqual(
      times.map(({ label, value }) => [label, value]),
    );
  });
});
