import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Changes, compare } from './changes';
import type { PageRecord } from '../pages/record';
import type { Previous } from './previous/previous';

/** What the sheet says of the build before, or why it can say nothing. */
export type Comparison =
  | { problem: string }
  | {
      from: string;
      changes: Changes;
      unread: string[];
      /** Where the preview keeps old social cards that it shows beside the new ones, by their path on the old site. */
      oldPictures: Record<string, string>;
    };

const folder = 'review/previous';

/** Compares a build with the one before it, and copies the old pictures it needs into the preview. */
export async function compareBuilds(
  outDir: string,
  pages: readonly PageRecord[],
  previous: Previous | { problem: string },
): Promise<Comparison> {
  if ('problem' in previous) return previous;
  const { from, unread, picture } = previous;
  const changes = compare(previous.pages, pages, unread);
  const cards = changes.changed
    .flatMap((page) => page.changes)
    .filter(({ kind, of }) => kind === 'card' && of === 'picture');
  const oldPictures: Record<string, string> = {};
  for (const { before } of cards) {
    const content = before && (await picture?.(before));
    if (!before || !content) continue;
    const file = `${folder}/${Object.keys(oldPictures).length + 1}${path.extname(before)}`;
    await mkdir(path.join(outDir, folder), { recursive: true });
    await writeFile(path.join(outDir, file), content);
    oldPictures[before] = `/${file}`;
  }
  return { from, changes, unread, oldPictures };
}
