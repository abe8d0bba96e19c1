import { clipboard } from '@/content/clipboard';
import { contact } from '@/content/pages/contact';
import { sendDialog } from '@/content/send-dialog';
import { afterDoublePress, enquiry } from '../support/contact-form';
import { test } from './test';
import { type Visitor, find, hasFocus, sees, until } from './visitor';

const { form, labels } = contact;
const message = 'नमस्ते, a & b?';

/** Checks that the dialog is open once and offers the text, and closes it. */
async function readAndClose(visitor: Visitor, text: string): Promise<void> {
  await sees(visitor, '[role=dialog] h2', sendDialog.title);
  await until(visitor, 'document.querySelectorAll("[role=dialog]").length', 1);
  const link = 'document.querySelector("[role=dialog] a[href*=wa\\\\.me]")';
  await until(visitor, `new URL(${link}.href).searchParams.get("text")`, text);
  await visitor.read(`new Promise((done) => setTimeout(() => done(true), ${afterDoublePress}))`);
  await visitor.press('Escape');
  await until(visitor, 'document.querySelectorAll("[role=dialog]").length', 0);
  await hasFocus(visitor, 'button', form.submit);
}

test('a visitor writes, sees how to send it, changes it, and copies the number', async ({ visitor }) => {
  await visitor.open('/contact');
  for (const [label, text] of [
    [form.name, 'Asha'],
    [form.email, 'asha@example.com'],
    [form.message, message],
  ] as const) {
    await visitor.click('input, textarea', label);
    await visitor.type(text);
  }
  await visitor.click('button', form.submit);
  await readAndClose(visitor, enquiry({ message }));
  await until(visitor, `${find('textarea', form.message)}.value`, message);
  await visitor.click('button', labels.copyNumber);
  await sees(visitor, '[role=region] li *', clipboard.number.notification);

  // On home, by Enter.
  await visitor.open('/');
  await visitor.click('input', form.name);
  await visitor.type('Asha');
  await visitor.press('Enter');
  await readAndClose(visitor, `${form.name}: Asha`);
});
