import { contact } from '@/content/pages/contact';

import { otherQuestions, service, serviceAddress } from '../support/examples';
import { extensionEdits } from '../support/extensions';
import { type Visitor, hasFocus, sees, findVisible, until } from './visitor';
import { test } from './test';

const { form } = contact;
const message = `document.querySelector('[name="message"]')`;
const name = `document.querySelector('[name="name"]')`;
const isHydrated = `!!document.querySelector('[data-island="message-form"][data-hydrated]')`;

// e2e/extensions has all kinds.
const kinds = ['elements before each field', 'elements inside the labels', 'an element around the first field'];
const editing = (kind: string) => `(${extensionEdits[kind]})(document.querySelector('form'))`;

async function typeWhileHydrating(visitor: Visitor, kind: string, before: string): Promise<void> {
  await visitor.open('/contact');
  // In one script: focus hydrates the form, so a driver's second command would be too late.
  const typing = `(${name}.focus(), ${name}.value = '${before}')`;
  const steps = before ? [typing, editing(kind)] : [editing(kind), typing];
  await visitor.read(`void (${steps.join(', ')})`);
  await visitor.type('Asha Rao of Pune, 22');
  await until(visitor, isHydrated, true);
  await until(visitor, `${name}.value`, `${before}Asha Rao of Pune, 22`);
  await until(visitor, `document.activeElement === ${name}`, true);
}

for (const kind of kinds) {
  for (const before of ['', 'A']) {
    const when = before ? 'after' : 'before';
    test(`a name typed while the form hydrates stays: an extension adds ${kind}, ${when} the first key`, ({
      visitor,
    }) => typeWhileHydrating(visitor, kind, before));
  }
}

test('a selection survives an extension that adds elements', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.read(`${message}.value = 'Hello from Pune'`);
  await visitor.read(editing('elements after each field'));
  await visitor.read(`(${message}.focus(), ${message}.setSelectionRange(6, 10))`);
  await until(visitor, isHydrated, true);
  await visitor.type('in');
  await until(visitor, `${message}.value`, 'Hello in Pune');
});

test('the focused element has a ring', async ({ visitor }) => {
  await visitor.open('/about');
  for (let tabs = 0; tabs < 4; tabs += 1) await visitor.press('Tab');
  const ring = 'getComputedStyle(document.activeElement)';
  await until(visitor, `parseFloat(${ring}.outlineWidth) >= 2`, true);
  await until(visitor, `${ring}.outlineStyle`, 'solid');
});

test('a link to an answer opens it and scrolls to it and its question', async ({ visitor }) => {
  const inView = (expression: string) =>
    `(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= innerHeight)(${expression}.getBoundingClientRect())`;
  for (const address of [`/faq#${otherQuestions.items.at(-1)!.id}`, `${serviceAddress}#${service.faq.at(-1)!.id}`]) {
    const answer = `document.getElementById('${address.split('#')[1]}')`;
    await visitor.open('/about');
    await visitor.open(address);
    await until(visitor, `${answer}.closest('details').open`, true);
    await until(visitor, inView(answer), true);
    await until(visitor, inView(`${answer}.closest('details').querySelector('summary')`), true);
  }
  await visitor.open('/about');
  await visitor.open(`/faq#${otherQuestions.id}`);
  await sees(visitor, 'heading', otherQuestions.items[0]!.question);
});

test('the form says in our own words what is missing', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.read(`${message}.focus()`);
  await until(visitor, isHydrated, true);
  await visitor.click('button', form.submit);
  await hasFocus(visitor, 'textbox', form.name);
  for (const error of Object.values(form.errors)) await sees(visitor, 'text', error);
  await until(visitor, `${findVisible('textbox', form.email)}.getAttribute('aria-invalid')`, 'true');
});
