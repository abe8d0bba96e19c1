/** @jest-environment node */
import { pageStyles } from '@/tools/export/styles';

const site = `
  :root { --ink: #101a33; --unused: red }
  .used { color: var(--ink) }
  .from-an-island { color: green }
  .unused { color: var(--unused) }
  .after\\:content-\\[\\'›\\'\\/\\'\\'\\]::after { content: '›' }
  .link[aria-current] { font-weight: 700 }
  .menu:popover-open, .menu:not([data-scripted]):hover { display: block }
  .md\\:wide { @media (width >= 48rem) { width: 100% } }
  @keyframes unused { from { opacity: 0 } }
  .used { --tw-used: 1; rotate: var(--tw-used) }
  @property --tw-used { syntax: "*"; inherits: false }
  @property --tw-unused { syntax: "*"; inherits: false }
  :focus-visible { outline: 3px solid blue }
  :is(.used, .unused):hover { text-decoration: underline }
  .used:where(:is([open], :popover-open) *) { left: 1px }
  :is(.unused, .unused-too):focus { right: 1px }
`;

describe('the styles of a page', () => {
  const styles = pageStyles(
    site,
    `<p class="used link md:wide after:content-['›'/'']">A text with unused words</p><div class="menu"></div>`,
    'x("from-an-island")',
  );

  it.each([
    ['used classes', '.used'],
    ['used variables', '--ink:#101a33'],
    ['classes of its islands', '.from-an-island'],
    ['states', '.link[aria-current]'],
    ['states that a script sets', '.menu:not([data-scripted]):hover'],
    ['class names with quotes', 'content:'],
    ['rules that name only states', ':focus-visible'],
    ['lists of which one is used', '.used:hover'],
    ['what stands below a state', 'left:1px'],
    ['media queries without a range, for older browsers', '(min-width:48rem)'],
  ])('have %s', async (_, part) => expect(await styles).toContain(part));

  it('have nothing that neither mentions', async () => {
    expect(await styles).not.toMatch(/\.unused|right:1px|--unused|@keyframes|--tw-unused/);
    expect(await styles).toContain('@property --tw-used');
  });
});
