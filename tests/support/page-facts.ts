import { parsePage } from '@/tools/pages/page';
import { pageFacts, type PageFacts } from '@/tools/pages/facts';

/** A page as the review sheet reads it, from its own part and its head; canonical unless `head` says otherwise. */
export function pageWith(path: string, main: string, head = ''): PageFacts {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const canonical = head.includes('canonical') ? '' : `<link rel="canonical" href="https://shop.example${path}">`;
  const html = `<html><head><title>Page ${path}</title>${canonical}${head}</head><body><main>${main}</main></body></html>`;
  return pageFacts(parsePage(file, html), { raw: html.length, brotli: html.length });
}
