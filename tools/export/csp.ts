import { createHash } from 'node:crypto';
import { isPreviewBuild } from '@/lib/environment';
import type { Page } from '../exported-page/page';

/**
 * The page's Content-Security-Policy: allows only this site's files and the page's inline scripts
 * and styles. Data blocks (JSON-LD) are never executed and need no hash.
 */
function pagePolicy({ $ }: Page): string {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const hashes = (selector: string) => new Set($(selector).map((_, element) => hashOf($(element).text())));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes('script:not([src], [type$=json])')].join(' '),
    ["style-src 'self'", ...hashes('style')].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * Inserts the policy before everything it applies to. Call it last: a later edit of a script or
 * style would break its hash.
 */
export function insertPolicy(page: Page): void {
  const { $ } = page;
  const meta = $('<meta http-equiv="Content-Security-Policy">').attr('content', pagePolicy(page));
  $('meta[charset]').first().after(meta);
}

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * What the reviewing tool of each host loads, and that both write styles into the page. Vercel
 * documents its list (vercel.com/docs/vercel-toolbar/managing-toolbar); Netlify documents none, so
 * its list is what public policies for deploy previews have.
 */
const toolbars: Record<'vercel' | 'netlify', Directives> = {
  vercel: {
    'script-src': ['https://vercel.live'],
    'connect-src': ['https://vercel.live', 'wss://ws-us3.pusher.com'],
    'frame-src': ['https://vercel.live'],
    'img-src': ['https://vercel.live', 'https://vercel.com', 'blob:'],
    'style-src': ['https://vercel.live', "'unsafe-inline'"],
    'font-src': ['https://vercel.live', 'https://assets.vercel.com'],
  },
  netlify: {
    'script-src': ['https://netlify-cdp-loader.netlify.app'],
    'frame-src': ['https://app.netlify.com'],
    'style-src': ["'unsafe-inline'"],
  },
};

type Variables = Readonly<Record<string, string | undefined>>;

function toolbarOf(env: Variables): Directives | undefined {
  if (!isPreviewBuild(env)) return undefined;
  if (env.VERCEL) return toolbars.vercel;
  return env.NETLIFY ? toolbars.netlify : undefined;
}

/**
 * Lets a preview's host show its own reviewing tool, Vercel's toolbar or Netlify's drawer. Changes
 * nothing in production, and in previews of other hosts.
 */
export function allowHostToolbar({ $ }: Page, env: Variables = process.env): void {
  const toolbar = toolbarOf(env);
  if (!toolbar) return;
  const meta = $('meta[http-equiv="Content-Security-Policy"]');
  const directives = new Map<string, string[]>();
  for (const directive of meta.attr('content')!.split('; ')) {
    const [name = '', ...sources] = directive.split(' ');
    directives.set(name, sources);
  }
  directives.delete('trusted-types');
  directives.delete('require-trusted-types-for');
  // Browsers ignore 'unsafe-inline' beside a hash.
  directives.set('style-src', ["'self'"]);
  for (const [name, added] of Object.entries(toolbar)) {
    directives.set(name, [...(directives.get(name) ?? []), ...added]);
  }
  meta.attr('content', [...directives].map((directive) => directive.flat().join(' ')).join('; '));
}
