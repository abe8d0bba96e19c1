/** @jest-environment node */
import { sortNextFiles } from '@/tools/export/next-files';

const publicFiles = ['favicon.ico', 'icons/icon-192.png'];
const appFiles = ['llms.txt/route.ts', 'manifest.ts', 'about/page.tsx', 'layout.tsx'];
const sort = (...files: string[]) => sortNextFiles(files, publicFiles, appFiles);

describe('the files Next exports', () => {
  it('are pages, or files of public/ and of routes; its payloads and the twin of the 404 page are left out', () => {
    const pages = ['404.html', 'about.html', 'services/seo-services.html'];
    const own = ['favicon.ico', 'icons/icon-192.png', 'llms.txt', 'manifest.webmanifest'];
    const leftOut = [
      '_not-found.html',
      '_not-found.txt',
      'about.txt',
      'about/__next._tree.txt',
      'services/__next.services.$d$slug.__PAGE__.txt',
      '_next/static/chunks/a.js',
      '_next/static/site/_buildManifest.js',
    ];
    expect(sort(...leftOut, ...pages, ...own)).toEqual({ pages, own });
  });

  it.each(['about.rsc', 'about/segments/page.json', 'notes.txt'])('stop the build when one is unknown: %s', (file) => {
    expect(() => sort('about.html', file)).toThrow(`${file}: `);
  });
});
