import { parsePage } from '@/tools/exported-page/page';
import { type PageRecord, recordOf } from '@/tools/exported-page/record';

/** The record of a page with this main content; `head` may have another canonical address. */
export function pageWith(path: string, main: string, head = ''): PageRecord {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const canonical = head.includes('canonical') ? '' : `<link rel="canonical" href="https://shop.example${path}">`;
  const html = `<html><head><title>Page ${path}</title>${canonical}${head}</head><body><main>${main}</main></body></html>`;
  return recordOf(parsePage(file, html));
}
