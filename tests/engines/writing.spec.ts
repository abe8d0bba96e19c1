import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { handOver } from '@/content/hand-over';
import { contact } from '@/content/pages/contact';
import { notifications } from '@/content/notifications';
import { pageAt } from '@/lib/pages';
import { call } from '@/lib/contact-links';
import { serveFolder } from '@/tools/serve/serve-folder';
import { service } from '../support/examples';
import { type Visitor, hasFocus, sees, seesNo, findVisible, until } from './visitor';
import { test } from './test';

const { form, details } = contact;

async function write(visitor: Visitor, label: string, text: string): Promise<void> {
  await visitor.click('textbox', label);
  await visitor.type(text);
}

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

test('a message is handed over as it was typed', async ({ visitor }) => {
  await visitor.open('/contact');
  await write(visitor, form.name, 'Asha');
  await write(visitor, form.email, 'asha@example.com');
  await write(visitor, form.message, 'a & b?');
  await visitor.click('button', form.submit);
  await hasFocus(visitor, 'heading', handOver.title);
  await until(
    visitor,
    `new URL(${findVisible('link', handOver.whatsapp)}.href).searchParams.get("text")`,
    `${form.name}: Asha\n${form.email}: asha@example.com\n\na & b?`,
  );
  await visitor.press('Escape');
  await seesNo(visitor, 'heading', handOver.title);
  await until(visitor, `${findVisible('textbox', form.message)}.value`, 'a & b?');
});

test('Enter in a field hands over on the home page', async ({ visitor }) => {
  await visitor.open('/');
  await write(visitor, form.name, 'Asha');
  await visitor.press('Enter');
  await hasFocus(visitor, 'heading', handOver.title);
});

test('an unticked service stays unticked when the page is reloaded', async ({ visitor }, { project, skip }) => {
  skip(project.name !== 'firefox', 'other browsers reset checkboxes');
  const { slug, shortTitle } = service;
  const isTicked = `${findVisible('checkbox', `${form.service}: ${shortTitle}`)}?.checked`;
  await visitor.open(`/contact?service=${slug}`);
  await until(visitor, isTicked, true);
  await visitor.click('checkbox', `${form.service}: ${shortTitle}`);
  await until(visitor, isTicked, false);
  await visitor.read('window.isOld = true, location.reload()');
  await until(visitor, 'window.isOld ?? document.readyState', 'complete');
  await until(visitor, isTicked, false);
});

test('the number is copied, and a notification says so until it is closed', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.click('button', details.copyNumber);
  await sees(visitor, 'text', details.numberCopied);
  await visitor.press('Alt', 't');
  await until(visitor, 'document.activeElement.closest("[data-island]")?.dataset.island', 'notifications');
  await visitor.click('button', notifications.close);
  await seesNo(visitor, 'text', details.numberCopied);
  await visitor.click('textbox', form.message);
  await visitor.press('Control', 'v');
  await until(visitor, 'document.activeElement.value', call.display);
});

test('a form whose files were missing is handed over once they are restored', ({ visitor }) =>
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
    await until(visitor, `${findVisible('textbox', form.message)}.value`, 'a & b?');
  }));

// Last in the last file: after going back, Firefox's driver misses the end of the next navigation.
test('the small menu closes when the focus leaves it, and on a page restored from history', async ({ visitor }) => {
  const menu = ['navigation', 'Menu'] as const;
  await visitor.resize(390, 844);
  await visitor.open('/about');
  await visitor.click('button', 'Menu');
  await sees(visitor, ...menu);
  await visitor.read(`[...document.querySelectorAll(':popover-open a')].at(-1).focus()`);
  await visitor.press('Tab');
  await seesNo(visitor, ...menu);
  await visitor.click('button', 'Menu');
  await visitor.click('link', pageAt('/faq').crumb);
  await until(visitor, 'location.pathname', '/faq');
  await visitor.read('void history.back()');
  await until(visitor, 'location.pathname', '/about');
  await seesNo(visitor, ...menu);
});
