import { pageStyles } from '@/tools/export/styles';

const site = `
  :root { --ink: #101a33; --unused: red }
  .used { color: var(--ink) }
  .from-an-island { color: green }
  .\\[\\&\\>b\\]\\:on-page > b { top: 1px }
  .\\[\\&\\>b\\]\\:in-island > b { top: 2px }
  .after\\:content-\\[\\'›\\'\\]::after { content: '›' }
  .unused { color: var(--unused) }
  .md\\:wide { @media (width >= 48rem) { width: 100% } }
  @keyframes unused { from { opacity: 0 } }
  .used { --tw-used: 1; rotate: var(--tw-used) }
  @layer properties { *, ::before { --tw-used: 0; --tw-style: solid; --tw-leading: initial; } }
  .used { border-style: var(--tw-style); line-height: var(--tw-leading, 1.3) }
  @property --tw-style { syntax: "*"; inherits: false; initial-value: solid }
  @property --tw-used { syntax: "*"; inherits: false }
  @property --tw-unused { syntax: "*"; inherits: false }
  :is(.unused, .unused-too):focus { right: 1px }
`;

describe('the styles of a page', () => {
  const page = '<p class="used md:wide [&amp;>b]:on-page">A text with unused words</p>';
  const island = `<b className="after:content-['›']" {...x('from-an-island [&>b]:in-island')}>`;
  const styles = pageStyles(site, page, island);

  it.each([
    ['used variables', '--ink:#101a33'],
    ['classes of its islands', '.from-an-island'],
    ['a class with “>”', 'on-page>b{top:1px}'],
    ['a class with “>” of its islands', 'in-island>b{top:2px}'],
    ['a class with quotes', ':after{content:"›"}'],
    ['media queries without a range, for older browsers', '(min-width:48rem)'],
    ['initial values of properties that no rule sets', 'border-style:solid'],
    ['fallbacks of properties that no rule sets', 'line-height:1.3'],
    ['properties that a rule sets, with their initial values', '*,:before{--tw-used:0}'],
  ])('have %s', async (_, part) => expect(await styles).toContain(part));

  it('have nothing that neither the page nor its islands mention', async () => {
    expect(await styles).not.toMatch(/\.unused|right:1px|--unused|@keyframes|--tw-(unused|style|leading)/);
    expect(await styles).toContain('@property --tw-used');
  });
});
