/* The Content-Security-Policy of each page agrees with the file as served. */
import { createHash } from 'node:crypto';
import { everyPage, type ExportedPage, failing as failingAmong } from '../support/pages';

const pages = everyPage();
const policyOf = ({ $ }: ExportedPage) => $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
const directive = (page: ExportedPage, name: string) =>
  policyOf(page)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const failing = (fault: (page: ExportedPage) => boolean) => failingAmong(pages, fault);

/** Inline scripts or styles as served: a parser would serialise them differently. */
const inline = ({ html }: ExportedPage, tag: string) =>
  Array.from(html.matchAll(new RegExp(`<${tag}((?: [^>]*)?)>(.*?)</${tag}>`, 'gs')), ([, attributes, text]) => ({
    attributes: attributes ?? '',
    text: text ?? '',
  }));

describe('the Content-Security-Policy of each page @spec-7 @decision-16', () => {
  it('allows its scripts and styles by hash, and no others', () => {
    expect(
      failing((page) => {
        const scripts = inline(page, 'script').filter(({ attributes }) => !attributes.includes('ld+json'));
        const expected = ["'self'", ...scripts.map(({ text }) => hash(text))];
        return JSON.stringify(directive(page, 'script-src')) !== JSON.stringify(expected);
      }),
    ).toEqual([]);
    expect(
      failing(
        (page) =>
          JSON.stringify(directive(page, 'style-src')) !==
          JSON.stringify(["'self'", ...inline(page, 'style').map(({ text }) => hash(text))]),
      ),
    ).toEqual([]);
  });

  it('closes everything the site does not use', () => {
    const closed = [
      "default-src 'none'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ];
    expect(failing((page) => !closed.every((rule) => policyOf(page).split('; ').includes(rule)))).toEqual([]);
    expect(failing((page) => /unsafe|\*|https?:/.test(policyOf(page)))).toEqual([]);
  });

  it('comes before the first script and style', () => {
    const first = /<(script|style)/;
    expect(failing(({ html }) => html.indexOf('Content-Security-Policy') > html.search(first))).toEqual([]);
  });
});
