/* What the export does to a page, and what stops it. */
import { runInNewContext } from 'node:vm';
import { insertPolicy } from '@/tools/export/csp';
import { linkedStyles, removeNextParts, sortFiles } from '@/tools/export/next-output';
import { insertScripts } from '@/tools/export/scripts';
import { pageStyles } from '@/tools/export/styles';
import { parsePage } from '@/tools/exported-page/page';

const pageWith = (body: string, head = '') =>
  parsePage('about.html', `<html><head>${head}</head><body>${body}</body></html>`);
const script = (code: string) => ({ selector: 'body', code, source: '' });

it.each(['<template data-next-flight="">1:"x"</template>', '<div hidden="" id="S:0"><p>Late</p></div>'])(
  'markup of Next’s that the export doesn’t know stops the build: %s',
  (markup) => {
    const sentence = `about.html: the export doesn't know ${markup}`;
    expect(() => removeNextParts(pageWith(`<p>Text</p>${markup}`))).toThrow(sentence);
    if (!markup.startsWith('<div')) expect(() => removeNextParts(pageWith('<p>Text</p>', markup))).toThrow(sentence);
  },
);

it('payloads of Next’s router are left out, also as folders, and originals of pictures and what systems leave', () => {
  const others = ['about.txt', '__next._tree.txt', 'about/__next.about/__PAGE__.txt', '_next/a.js', 'pictures/a.jpg'];
  others.push('.DS_Store', '._favicon.svg', 'icons/Thumbs.db', 'desktop.ini');
  const sorted = { pages: ['about.html'], others: ['google1.html', 'robots.txt'] };
  expect(sortFiles(['about.html', 'google1.html', 'robots.txt', ...others], ['google1.html'])).toEqual(sorted);
});

it('a page gets the stylesheets that it links, in the order of its links', () => {
  const link = (name: string) => `<link rel="stylesheet" href="/_next/${name}.css">`;
  const sheets = new Map(['a', 'b', 'c'].map((name) => [`/_next/${name}.css`, `.${name}{}`]));
  expect(linkedStyles(pageWith('', link('c') + link('a')), sheets)).toBe('.c{}\n.a{}');
});

it('the styles of a page have the rules of its classes and its scripts’, in words that older browsers read', async () => {
  const needed = ['gap-1.5', 'w-1/2', 'min-[22rem]:p-2', '*:border-y-0', '[&>li]:m-0', "after:content-['›']"];
  const ofScripts = ['is-copied', 'data-[state=open]:p-2'];
  const rule = (name: string) => `.${name.replace(/[^\w›-]/g, '\\$&')}{color:red}`;
  const css = [...needed, ...ofScripts, 'unused'].map(rule).join('');
  const page = pageWith(`<p class="${needed.join(' ')}" aria-current="page">Some code</p>`);
  const scripts = `element.className = "${ofScripts.join(' ')}"`;
  const strange = 'code{color:red}@property --unused{syntax:"*"}';
  const states = ':focus-visible{color:red}[aria-current=page]{color:red}@media (width >= 64rem){p{color:red}}';
  const kept = await pageStyles(css + strange + states, page, scripts);
  for (const name of [...needed, ...ofScripts]) expect(kept).toContain(rule(name).split('{')[0]);
  expect(kept).toMatch(/:focus-visible.*\[aria-current=page\].*@media ?\(min-width: ?64rem\)/);
  for (const name of ['unused', 'code']) expect(kept).not.toContain(name);
});

it('a small script that throws is reported, and doesn’t stop the next one', () => {
  const page = pageWith('');
  insertScripts(page, [script('throw "lost";'), script('done();')], '.');
  const [reportError, done] = [jest.fn(), jest.fn()];
  runInNewContext(page.$('script').text(), { reportError, done });
  expect([reportError.mock.calls, done.mock.calls]).toEqual([[['lost']], [[]]]);
});

it('a small script that imports a file that isn’t there stops the build', () => {
  const scripts = [script('import("components\\\\no-such-file.tsx")')];
  expect(() => insertScripts(pageWith(''), scripts, '.')).toThrow('about.html: its script imports "components');
});

describe('the policy of a page', () => {
  /** The policy in a build with these variables. */
  function policyIn(env: Record<string, string>): string {
    const page = pageWith('', '<meta charset="utf-8"><style>p{}</style><script>x()</script>');
    insertPolicy(page, env);
    return page.$('meta[http-equiv]').attr('content')!;
  }

  it.each([
    ['production on Vercel', { VERCEL: '1', SITE_ENV: 'production' }],
    ['a preview on another host', { SITE_ENV: 'preview' }],
  ])('is as strict as on any host in %s', (_, env) => expect(policyIn(env)).toBe(policyIn({})));

  // Browsers ignore 'unsafe-inline' beside a hash.
  it.each([
    ['Vercel’s toolbar', { VERCEL: '1', SITE_ENV: 'preview' }, 'https://vercel.live'],
    ['Netlify’s drawer', { NETLIFY: 'true', SITE_ENV: 'preview' }, 'https://netlify-cdp-loader.netlify.app'],
  ])('admits %s in a preview there', (_, env, host) => {
    const directives = policyIn(env).split('; ');
    const ofKind = (name: string) => directives.find((directive) => directive.startsWith(`${name} `));
    expect(ofKind('script-src')).toContain(host);
    expect(ofKind('style-src')).toMatch(/'unsafe-inline'/);
    expect(ofKind('style-src')).not.toContain('sha256');
    expect(policyIn(env)).not.toContain('trusted-types');
  });
});
