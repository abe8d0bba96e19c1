import { parsePage } from '@/tools/pages/page';
import { deadModules, renderIslands } from '@/tools/export/islands';

const labels = { name: 'Name', email: 'E-mail', message: 'Message', submit: 'Send' };
const props = JSON.stringify({ variant: 'home', labels, handOver: null });
const element = `<div data-island="message-form" data-props='${props}'>As Next left it</div>`;
const files = { 'message-form': ['/a.js', '/shared.js'] };

describe('a page', () => {
  it.each(['<button type="button">Next</button>', '<input name="search">'])(
    'with a control that is in no island and that nothing else serves stops the build: %s',
    (control) => {
      const page = parsePage('about.html', `<button popovertarget="menu"></button>${element}${control}`);
      expect(() => renderIslands(page, files)).toThrow(`about.html: nothing would ever hydrate ${control}`);
    },
  );

  it('with a button that copies, but without the script that does it, stops the build', () => {
    const page = parsePage('about.html', '<button type="button" data-copy="1">Copy</button>');
    expect(() => renderIslands(page, files)).toThrow('about.html: nothing on this page copies');
  });
});

describe('client code', () => {
  it('is reported as dead outside the islands', async () => {
    const alive = 'components/enquiry/message-form.tsx';
    const dead = await deadModules(new Set());
    expect(dead).toContain(alive);
    expect(dead).not.toContain('components/header/header.tsx');
    expect(await deadModules(new Set([alive]))).not.toContain(alive);
  });
});
