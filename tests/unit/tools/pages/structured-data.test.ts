/** @jest-environment node */
import { gapsOf, nodesById } from '@/tools/pages/structured-data';
import { pageWith } from '@/tests/support/page-facts';

const graph = (...nodes: object[]) =>
  pageWith('/', `<script type="application/ld+json">${JSON.stringify({ '@graph': nodes })}</script>`);
const gaps = (...nodes: object[]) => {
  const page = graph(...nodes);
  return gapsOf(page.nodes, nodesById([page])).map(({ type, property, isRequired }) => [type, property, isRequired]);
};

describe('gapsOf', () => {
  it('tells what is required from what is recommended', () => {
    expect(gaps({ '@type': 'ProfessionalService', name: 'Shop', url: 'https://shop.example' })).toEqual([
      ['ProfessionalService', 'address', true],
      ['ProfessionalService', 'telephone', false],
      ['ProfessionalService', 'openingHoursSpecification', false],
    ]);
  });

  it('reads nodes inside nodes', () => {
    const mainEntity = [{ '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: '' } }];
    expect(gaps({ '@type': 'FAQPage', mainEntity })).toEqual([['Answer', 'text', true]]);
    expect(gaps({ '@type': 'FAQPage', mainEntity: [] })).toEqual([['FAQPage', 'mainEntity', true]]);
  });

  it('takes a stub for the whole that another page has', () => {
    const stub = { '@type': 'WebSite', '@id': '#website', name: 'Shop' };
    const known = nodesById([graph({ ...stub, url: 'https://shop.example' })]);
    expect(gapsOf([stub], known)).toEqual([]);
    expect(gapsOf([stub], new Map())).toHaveLength(1);
  });
});
