import { parsePage } from '@/tools/exported-page/page';
import { type PageRecord, recordOf } from '@/tools/exported-page/record';

/** The record of a page with this main content. */
export function pageWith(path: string, main: string): PageRecord {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const head = `<title>Page ${path}</title><link rel="canonical" href="https://shop.example${path}">`;
  return recordOf(parsePage(file, `<html><head>${head}</head><body><main>${main}</main></body></html>`));
}
