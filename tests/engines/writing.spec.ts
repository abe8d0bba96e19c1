import { clipboard } from '@/content/clipboard';
import { contactLabels } from '@/content/labels';
import { contact } from '@/content/pages/contact';
import { products } from '@/content/pages/products';
import { services } from '@/content/services';
import { sendDialog } from '@/content/send-dialog';
import { afterDoublePress, enquiry } from '../support/contact-form';
import { namesOf } from '../support/quote';
import { test } from './test';
import { type Visitor, find, hasFocus, isAt, sees, until } from './visitor';

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

async function fillIn(visitor: Visitor): Promise<void> {
  for (const [label, text] of [
    [form.name, 'Asha'],
    [form.email, 'asha@example.com'],
    [form.message, message],
  ] as const) {
    await visitor.click('input, textarea', label);
    await visitor.type(text);
  }
}

test('a visitor writes, sees how to send it, changes it, and copies the number', async ({ visitor }) => {
  await visitor.open('/contact');
  await fillIn(visitor);
  await visitor.click('button', form.submit);
  await readAndClose(visitor, enquiry({ message }));
  await until(visitor, `${find('textarea', form.message)}.value`, message);
  await visitor.click('button', labels.copyNumber);
  await sees(visitor, '[role=region] li *', clipboard.number.notification);
});

test('a visitor adds services to one quote, and finds them again on the way back', async ({ visitor }) => {
  const asked = services.slice(0, 2);
  const boxes = '[...document.querySelectorAll("[data-quote] input")]';
  await visitor.open('/products');
  for (const { shortTitle } of asked.toReversed())
    await visitor.click('input', products.quote.addName.replace('{service}', shortTitle));
  await visitor.click('[data-quote-ticket] a', contactLabels.quote);
  await isAt(visitor, '/contact');
  await fillIn(visitor);
  await visitor.click('button', form.submit);
  await readAndClose(visitor, enquiry({ message, service: namesOf(asked) }));
  await visitor.read('history.back()');
  await isAt(visitor, '/products');
  await until(visitor, `${boxes}.filter((box) => box.checked).map((box) => box.value).join(", ")`, namesOf(asked));
  await sees(visitor, '[data-quote-ticket] li', asked[0]!.mapLabel);
});
