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

  it('have what the page and its islands mention, states included', async () => {
    const css = await styles;
    for (const part of [
      '.used',
      '--ink:#101a33',
      '.from-an-island',
      '.link[aria-current]',
      ':popover-open',
      'content:',
      '.md\\:wide',
    ]) {
      expect(css).toContain(part);
    }
    expect(css).toContain('.menu:not([data-scripted]):hover');
  });

  it('have rules that name only states, and lists of which one is used', async () => {
    expect(await styles).toContain(':focus-visible');
    expect(await styles).toContain('.used:hover');
    expect(await styles).toContain('left:1px');
  });

  it('have nothing that neither mentions', async () => {
    expect(await styles).not.toMatch(/\.unused|right:1px|--unused|@keyframes|--tw-unused/);
    expect(await styles).toContain('@property --tw-used');
  });

  it('are written for browsers that know no range in a media query', async () => {
    expect(await styles).toContain('(min-width:48rem)');
  });
});
