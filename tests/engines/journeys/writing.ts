import { contact } from '@/content/pages/contact';
import { notifications } from '@/content/notifications';
import { call } from '@/lib/contact-links';
import { service } from '../../support/examples';
import { type Visitor, hasFocus, sees, seesNo, shown, until } from '../visitor';

const { form, handOver, details } = contact;

export async function write(visitor: Visitor, label: string, text: string): Promise<void> {
  await visitor.click('textbox', label);
  await visitor.type(text);
}

/** Getting in touch. */
export const writing: Record<string, (visitor: Visitor) => Promise<void>> = {
  async 'a message is handed over as it was typed'(visitor) {
    await visitor.open('/contact');
    await write(visitor, form.name, 'Asha');
    await write(visitor, form.email, 'asha@example.com');
    await write(visitor, form.message, 'a & b?');
    await visitor.click('button', form.submit);
    await hasFocus(visitor, 'heading', handOver.title);
    await until(
      visitor,
      `new URL(${shown('link', handOver.whatsapp)}.href).searchParams.get("text")`,
      `${form.name}: Asha\n${form.email}: asha@example.com\n\na & b?`,
    );
    await visitor.press('Escape');
    await seesNo(visitor, 'heading', handOver.title);
    await until(visitor, `${shown('textbox', form.message)}.value`, 'a & b?');
  },

  async 'Enter in a field hands over on the home page'(visitor) {
    await visitor.open('/');
    await write(visitor, form.name, 'Asha');
    await visitor.press('Enter');
    await hasFocus(visitor, 'heading', handOver.title);
  },

  async 'a service that was taken away stays away when Firefox loads the page again'(visitor) {
    // Others forget what was ticked.
    if (!(await visitor.read('navigator.userAgent.includes("Firefox")'))) return;
    const { slug, shortTitle } = service;
    const isTicked = `${shown('checkbox', `${form.service}: ${shortTitle}`)}?.checked`;
    await visitor.open(`/contact?service=${slug}`);
    await until(visitor, isTicked, true);
    await visitor.click('checkbox', `${form.service}: ${shortTitle}`);
    await until(visitor, isTicked, false);
    await visitor.read('window.isOld = true, location.reload()');
    await until(visitor, 'window.isOld ?? document.readyState', 'complete');
    await until(visitor, isTicked, false);
  },

  async 'the number is copied, and a notification says so until it is closed'(visitor) {
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
  },
};
