/** @jest-environment node */
import { parsePage } from '@/tools/pages/page';
import { lookOf } from '@/tools/review/look';

const css = '.a,.b{color:red}.a{margin:1px}@media (width>=1px){.b{margin:2px}}';
const body = '<h2 id="x" class="a">Prices</h2><p class="b">From 500</p><img src="/a.png" alt="A">';
const look = (main = body, styles = css, more = '', files: Record<string, string> = { '/a.png': 'one' }) => {
  const html = `<html><head><style>${styles}</style></head><body>${more}<main>${main}</main></body></html>`;
  return lookOf(parsePage('a.html', html), (address) => Promise.resolve(Buffer.from(files[address] ?? '')));
};

describe('the fingerprint of a page’s appearance', () => {
  const bar = '<aside data-preview-bar class="bar">Preview</aside><script src="/review/page.js"></script>';

  it.each([
    ['texts, ids and names', look(body.replace('Prices', 'Costs').replace('"x"', '"y"').replace('"A"', '"B"'))],
    ['the preview’s bar and what styles it', look(body, `${css}.bar{color:blue}`, bar)],
    ['rules that reach nothing', look(body, `${css}.other{color:blue}`)],
    ['ways to write rules', look(body, css.replace('.a,.b{color:red}', '.a{color:red}.b{color:red}'))],
  ])('is the same with other %s', async (_, other) => {
    expect(await other).toBe(await look());
  });

  it.each([
    ['a class is gone', look(body.replace(' class="b"', ''))],
    ['an element is wrapped', look(body.replace('<img', '<div><img').concat('</div>'))],
    ['a part is hidden', look(body.replace('<p', '<p hidden'))],
    ['a value changes', look(body, css.replace('1px}@', '9px}@'))],
    ['rules change places', look(body, '.a{margin:1px}.a,.b{color:red}@media (width>=1px){.b{margin:2px}}')],
    ['a picture shows something else', look(body, css, '', { '/a.png': 'two' })],
  ])('differs when %s', async (_, other) => {
    expect(await other).not.toBe(await look());
  });
});
