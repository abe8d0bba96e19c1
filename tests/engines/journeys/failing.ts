import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contact } from '@/content/pages/contact';
import { serveFolder } from '@/tools/serve/serve-folder';
import { type Visitor, hasFocus, sees, shown, until } from '../visitor';
import { write } from './writing';

const { form, handOver } = contact;

type Site = { origin: string; takeAway(): void; putBack(): void };

/** On an address that no cache knows, with files that go and come back, as after a deploy. */
async function onBrokenSite(walk: (site: Site) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  cpSync('out', folder, { recursive: true });
  const [files, gone] = ['_next/static/islands', 'gone'].map((name) => path.join(folder, name)) as [string, string];
  const { origin, close } = await serveFolder(folder, { https: true });
  try {
    await walk({ origin, takeAway: () => renameSync(files, gone), putBack: () => renameSync(gone, files) });
  } finally {
    close();
    rmSync(folder, { recursive: true });
  }
}

/** Files that are missing. */
export const failing: Record<string, (visitor: Visitor) => Promise<void>> = {
  'a form whose files were missing is handed over once they are back': (visitor) =>
    onBrokenSite(async ({ origin, takeAway, putBack }) => {
      takeAway();
      await visitor.open(`${origin}/contact`);
      await write(visitor, form.name, 'Asha');
      await sees(visitor, 'button', form.failedToLoad.copy);
      putBack();
      await write(visitor, form.email, 'asha@example.com');
      await write(visitor, form.message, 'a & b?');
      await visitor.click('button', form.submit);
      await hasFocus(visitor, 'heading', handOver.title);
      await until(visitor, `${shown('textbox', form.message)}.value`, 'a & b?');
    }),
};
