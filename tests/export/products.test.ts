/* The table on /products agrees with each service's page. */
import { services } from '@/content/services';
import { servicePath } from '@/lib/routes';
import { collapse, exportedPage } from '../support/pages';

const products = exportedPage('products.html');
const text = (element: ReturnType<typeof products.$>) => collapse(element.text());

/** The facts under a service's header: label and value. */
function factsOf(slug: string): string[] {
  const { $ } = exportedPage(`services/${slug}.html`);
  const facts = $('main dl').first().children('div').toArray();
  return facts.map((fact) => text($(fact)));
}

describe.each(services)('the row of $slug on /products @spec-9', ({ slug, times }) => {
  const row = products.$(`th[scope=row] a[href="${servicePath(slug, 'products')}"]`).closest('tr');
  const shown = row.find('dl > div').toArray();

  it('shows each time with its label', () => {
    expect(shown.map((time) => [text(products.$('dt', time)), text(products.$('dd', time))])).toEqual(
      times.map(({ label, value }) => [label, value]),
    );
  });

  it('has the time of the service’s page first, and its payment', () => {
    const [time, ...others] = factsOf(slug);
    expect(text(products.$(shown[0]!))).toBe(time);
    const payment = text(row.children('td').eq(1));
    expect(others.filter((fact) => fact.endsWith(payment))).toHaveLength(1);
  });
});
