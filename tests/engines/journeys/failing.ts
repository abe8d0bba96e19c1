import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contact } from '@/content/pages/contact';
import { serveFolder } from '@/tools/serve/serve-folder';
import { type Visitor, hasFocus, sees, shown, until } from '../visitor';
import { write } from './writing';

const { form, handOver } = contact;

type Site = { origin: string; removeFiles(): void; restoreFiles(): void };

/** Serves a copy of the site on a new port, whose islands' files can be removed and restored. */
async function onBrokenSite(walk: (site: Site) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  cpSync('out', folder, { recursive: true });
  const files = path.join(folder, '_next/static/islands');
  const removed = path.join(folder, 'removed');
  const { origin, close } = await serveFolder(folder, { https: true });
  try {
    await walk({
      origin,
      removeFiles: () => renameSync(files, removed),
      restoreFiles: () => renameSync(removed, files),
    });
  } finally {
    close();
    rmSync(folder, { recursive: true });
  }
}

/** Islands whose files are missing, as they are after a deploy. */
export const failing: Record<string, (visitor: Visitor) => Promise<void>> = {
  'a form whose files were missing is handed over once they are restored': (visitor) =>
    onBrokenSite(async ({ origin, removeFiles, restoreFiles }) => {
      removeFiles();
      await visitor.open(`${origin}/contact`);
      await write(visitor, form.name, 'Asha');
      await sees(visitor, 'button', form.failedToLoad.copy);
      restoreFiles();
      await write(visitor, form.email, 'asha@example.com');
      await write(visitor, form.message, 'a & b?');
      await visitor.click('button', form.submit);
      await hasFocus(visitor, 'heading', handOver.title);
      await until(visitor, `${shown('textbox', form.message)}.value`, 'a & b?');
    }),
};
