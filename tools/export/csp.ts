import { createHash } from 'node:crypto';
import { isPreviewBuild, type Variables } from '@/lib/environment';
import type { Page } from '../exported-page/page';

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * What the reviewing tool of each host loads. Vercel documents its list
 * (vercel.com/docs/vercel-toolbar/managing-toolbar); Netlify documents none, so its list is what
 * public policies for deploy previews have.
 */
const toolbars: Record<'vercel' | 'netlify', Directives> = {
  vercel: {
    'script-src': ['https://vercel.live'],
    'connect-src': ['https://vercel.live', 'wss://ws-us3.pusher.com'],
    'frame-src': ['https://vercel.live'],
    'img-src': ['https://vercel.live', 'https://vercel.com', 'blob:'],
    'style-src': ['https://vercel.live'],
    'font-src': ['https://vercel.live', 'https://assets.vercel.com'],
  },
  netlify: {
    'script-src': ['https://netlify-cdp-loader.netlify.app'],
    'frame-src': ['https://app.netlify.com'],
  },
};

function toolbarOf(env: Variables): Directives | undefined {
  if (!isPreviewBuild(env)) return undefined;
  if (env.VERCEL) return toolbars.vercel;
  return env.NETLIFY ? toolbars.netlify : undefined;
}

/**
 * Inserts the page's Content-Security-Policy before everything it applies to. It allows only this
 * site's files and the page's inline scripts and styles, and in a preview also its host's own
 * reviewing tool. Call it last: a later edit of a script or style would break its hash.
 */
export function insertPolicy({ $ }: Page, env: Variables = process.env): void {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const hashes = (selector: string) => new Set($(selector).map((_, element) => hashOf($(element).text())));
  const toolbar = toolbarOf(env);
  const directives: Directives = {
    'default-src': ["'none'"],
    // Data blocks (JSON-LD) are never executed and need no hash.
    'script-src': ["'self'", ...hashes('script:not([src], [type$=json])')],
    // Both toolbars write styles into the page. Browsers ignore 'unsafe-inline' beside a hash.
    'style-src': ["'self'", ...(toolbar ? ["'unsafe-inline'"] : hashes('style'))],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    ...(toolbar ? { 'frame-src': [] } : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
  const policy = Object.entries(directives).map(([name, sources]) =>
    [name, ...sources, ...(toolbar?.[name] ?? [])].join(' '),
  );
  const meta = $('<meta http-equiv="Content-Security-Policy">').attr('content', policy.join('; '));
  $('meta[charset]').first().after(meta);
}
