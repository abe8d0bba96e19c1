/** @jest-environment node */
import { sortNextFiles } from '@/tools/export/next-files';

const known = ['favicon.ico', 'icons/icon-192.png', 'llms.txt', 'manifest.webmanifest'];
const sort = (...files: string[]) => sortNextFiles(files, new Set(known));

describe('the files Next exports', () => {
  it('are pages, or files of public/ and of routes; its payloads and the twin of the 404 page are left out', () => {
    const pages = ['404.html', 'about.html', 'services/seo-services.html'];
    const leftOut = [
      '_not-found.html',
      '_not-found.txt',
      'about.txt',
      'about/__next._tree.txt',
      'services/__next.services.$d$slug.__PAGE__.txt',
      '_next/static/chunks/a.js',
      '_next/static/site/_buildManifest.js',
    ];
    expect(sort(...leftOut, ...pages, ...known)).toEqual({ pages, copied: known });
  });

  it.each(['about.rsc', 'about/segments/page.json', 'notes.txt'])('stop the build when one is unknown: %s', (file) => {
    expect(() => sort('about.html', file)).toThrow(`Next has exported ${file}, which the export doesn't know`);
  });
});
