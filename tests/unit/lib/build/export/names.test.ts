/** @jest-environment node */
import postcss from 'postcss';
import { parsePage } from '@/lib/build/export/page';
import { applyNames, shortNames, shorten } from '@/lib/build/export/styles/names';
import { readScriptWords } from '@/lib/build/export/styles/uses';

const body = '<p class="mt-2 flex unasked">a</p><p class="mt-2 panel group/nav">b</p><p class="unasked"></p>';
const css = '.mt-2{top:1px}.flex{top:2px}.panel>.mt-2{top:3px}.group\\/nav:hover .label{top:4px}';
const flight = '0:["$","p",null,{"className":"mt-2","label":"label of parts"}]\n';

function renamed() {
  const page = parsePage('page.html', `<body>${body}</body>`);
  const styles = postcss.parse(css);
  const names = shortNames(page, styles, flight, [readScriptWords('className:"flex"')]);
  applyNames(page, styles, names);
  return { html: page.$('body').html(), css: styles.toString(), names };
}

describe('short class names', () => {
  it('are the same in the page, its styles and its payload', () => {
    const { html, css: styles, names } = renamed();
    expect(html).toBe('<p class="a flex">a</p><p class="a b c">b</p><p></p>');
    expect(styles).toBe('.a{top:1px}.flex{top:2px}.c>.a{top:3px}.b:hover .label{top:4px}');
    expect(shorten('mt-2 unknown', names)).toBe('a unknown');
  });

  it('leave alone what a script writes and what reaches React as text', () => {
    const { names } = renamed();
    expect([...names.keys()]).not.toEqual(expect.arrayContaining(['flex']));
    expect([...names.keys()]).not.toEqual(expect.arrayContaining(['label']));
  });

  it('are the same each time', () => {
    expect(renamed()).toEqual(renamed());
  });
});
