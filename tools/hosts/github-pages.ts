import { load } from 'cheerio';
import { absoluteUrl } from '@/lib/metadata';
import { pageFile } from '@/lib/pages';
import type { Redirect } from '@/content/types';

/** The file of such a page. @param from the old path, with or without `.html` */
export function redirectFile(from: string): string {
  return pageFile(from.replace(/\.html$/, ''));
}

/**
 * A page at an old address, for GitHub Pages, which has no redirects. Other hosts redirect before
 * it.
 */
export function redirectPage({ to }: Redirect): string {
  const address = to.startsWith('/') ? absoluteUrl(to) : to;
  const $ = load('<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"></head><body></body></html>');
  $('head').append(
    $('<title>').text('This page has moved'),
    $('<meta name="robots" content="noindex">'),
    $('<link rel="canonical">').attr('href', address),
    $('<meta http-equiv="refresh">').attr('content', `0; url=${to}`),
  );
  $('body').append($('<p>This page has moved: </p>').append($('<a>').attr('href', to).text(address)));
  return $.html();
}
