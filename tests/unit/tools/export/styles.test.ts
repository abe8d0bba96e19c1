import { pageStyles } from '@/tools/export/styles';

const site = `
  :root { --ink: #101a33; --unused: red }
  .used { color: var(--ink) }
  .from-a-script { color: green }
  .\\[\\&\\>b\\]\\:in-script > b { top: 2px }
  .after\\:content-\\[\\'›\\'\\]::after { content: '›' }
  .unused { color: var(--unused) }
  .md\\:wide { @media (width >= 48rem) { width: 100% } }
  @keyframes unused { from { opacity: 0 } }
  :is(.unused, .unused-too):focus { right: 1px }
`;

describe('the styles of a page', () => {
  const page = '<p class="used md:wide">A text</p>';
  const script = `<b className="after:content-['›']" {...x('from-a-script [&>b]:in-script')}>`;
  const styles = pageStyles(site, page, script);

  it.each([
    ['used variables', '--ink:'],
    ['classes of its scripts', '.from-a-script'],
    ['a class with “>” of its scripts', 'in-script>b{top:2px}'],
    ['a class with quotes', ':after{content:"›"}'],
    ['media queries without a range, for older browsers', '(min-width:48rem)'],
  ])('have %s', async (_, part) => expect(await styles).toContain(part));

  it('have nothing that neither the page nor its scripts mention', async () => {
    expect(await styles).not.toMatch(/\.unused|right:1px|--unused|@keyframes/);
  });
});
