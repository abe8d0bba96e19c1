/** @jest-environment node */
import { createHash } from 'node:crypto';
import { insertPolicy, pagePolicy } from '@/tools/export/csp';
import { parsePage } from '@/tools/pages/page';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (body: string, head = '') =>
  parsePage('about.html', `<html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`);
const directives = (policy: string) => new Map(policy.split('; ').map((part) => [part.split(' ')[0], part] as const));

describe('the policy of a page', () => {
  it('allows exactly the inline scripts and styles it has, and no data block', () => {
    const policy = directives(
      pagePolicy(
        page(
          '<script>let a = "<b>"</script><script type="speculationrules">{}</script><script type="application/ld+json">1</script>',
          '<style>p{top:1px}</style>',
        ),
      ),
    );
    expect(policy.get('script-src')).toBe(`script-src 'self' ${hashOf('let a = "<b>"')} ${hashOf('{}')}`);
    expect(policy.get('style-src')).toBe(`style-src ${hashOf('p{top:1px}')}`);
    expect(policy.get('default-src')).toBe("default-src 'none'");
    expect(policy.get('connect-src')).toBe("connect-src 'self'");
    expect(policy.get('form-action')).toBe("form-action 'none'");
    expect(policy.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(policy.get('trusted-types')).toBe("trusted-types 'none'");
  });

  it('stands before everything but the charset', () => {
    const given = page('', '<style>p{}</style>');
    insertPolicy(given);
    expect(given.$('head').children().eq(1).attr('http-equiv')).toBe('Content-Security-Policy');
  });

  it('stops the export at a style attribute, which it would refuse', () => {
    expect(() => insertPolicy(page('<p style="color:red">x</p>'))).toThrow(
      /about\.html: a style="" attribute.*<p style/,
    );
  });
});
