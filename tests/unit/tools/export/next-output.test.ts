import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exported, keepExported, removeNextParts } from '@/tools/export/next-output';
import { parsePage } from '@/tools/exported-page/page';

const page = (body: string, head = '') =>
  parsePage('about.html', `<html><head>${head}</head><body>${body}</body></html>`);

describe('markup of Next’s in a page', () => {
  it.each(['<template data-next-flight="">1:"x"</template>', '<div hidden="" id="S:0"><p>Late</p></div>'])(
    'stops the build when it is unknown: %s',
    (markup) => {
      const sentence = `about.html: the export doesn't know ${markup}`;
      expect(() => removeNextParts(page(`<p>Text</p>${markup}`))).toThrow(sentence);
      if (!markup.startsWith('<div')) expect(() => removeNextParts(page('<p>Text</p>', markup))).toThrow(sentence);
    },
  );
});

describe('the files Next exports', () => {
  const memory = '/dev/shm';
  const isOther = existsSync(memory) && statSync(memory).dev !== statSync(os.tmpdir()).dev;
  (isOther ? it : it.skip)('are kept where .cache is on another filesystem', async () => {
    const [next, tree] = [mkdtempSync(`${memory}/next-`), mkdtempSync(path.join(os.tmpdir(), 'tree-'))];
    const filePath = path.join(next, 'about.html');
    writeFileSync(filePath, 'About');
    const home = process.cwd();
    process.chdir(tree);
    await keepExported([{ filePath, pathname: '/about' }]).finally(() => process.chdir(home));
    expect(readFileSync(path.join(tree, exported, 'about.html'), 'utf8')).toBe('About');
    for (const folder of [next, tree]) rmSync(folder, { recursive: true });
  });
});
