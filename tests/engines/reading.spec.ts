import { serviceSlugs } from '@/content/services/slugs';
import { pageAt } from '@/lib/pages';
import { openQuestions, otherQuestions } from '../support/examples';
import { templates } from '../support/templates';
import { type Visitor, fitsTheScreen, hasFocus, isAt, sees, seesNo, findVisible, until } from './visitor';
import { test } from './test';

const menu = ['navigation', 'Menu'] as const;
const nameOf = (path: string) => pageAt(path).crumb;
const [services, products] = [nameOf('/services'), nameOf('/products')];
const [firstPath, lastPath] = [`/services/${serviceSlugs[0]}`, `/services/${serviceSlugs.at(-1)}`];
const panelEntry = ['link', nameOf(lastPath)] as const;
/** The footer has a link with that name too. */
const hasPanel = (visitor: Visitor, isOpen: boolean) =>
  until(visitor, `!!${findVisible(...panelEntry)}?.closest("[data-menu]")`, isOpen);

test('the first Tab reaches a link that skips to the content', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.press('Tab');
  await hasFocus(visitor, 'link', 'Skip to content');
  await visitor.press('Enter');
  await until(visitor, 'document.activeElement.localName', 'main');
});

test('menus open on hover, close when the pointer leaves, and their links work', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.hover('link', products);
  await hasPanel(visitor, true);
  await visitor.rest();
  await hasPanel(visitor, false);
  await visitor.hover('link', services);
  await visitor.click(...panelEntry);
  await isAt(visitor, lastPath);
});

test('menus stay open after a click, one at a time, until Escape', async ({ visitor }) => {
  await visitor.open('/about');
  for (const name of [`${services} menu`, `${products} menu`]) {
    await visitor.click('button', name);
    await visitor.rest();
    await until(visitor, 'document.querySelectorAll(":popover-open").length', 1);
    await until(
      visitor,
      `${findVisible(...panelEntry)}.closest("[data-menu]") === ${findVisible('button', name)}.parentNode`,
      true,
    );
  }
  await visitor.press('Escape');
  await hasPanel(visitor, false);
});

test('menus open with the keyboard, and Escape returns the focus', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.read(`void ${findVisible('link', services)}.focus()`);
  await visitor.press('Tab');
  for (const key of ['Enter', ' ']) {
    await hasFocus(visitor, 'button', `${services} menu`);
    await hasPanel(visitor, false);
    await visitor.press(key);
    await hasPanel(visitor, true);
    await visitor.press('Tab');
    await hasFocus(visitor, 'link', nameOf(firstPath));
    await visitor.press('Escape');
  }
  await visitor.press('Enter');
  await visitor.press('Tab');
  await visitor.press('Enter');
  await isAt(visitor, firstPath);
});

test('the small-screen menu opens and closes', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.open('/about');
  await visitor.click('button', 'Menu');
  await sees(visitor, ...menu);
  await visitor.click('button', 'Close');
  await seesNo(visitor, ...menu);
  await visitor.click('button', 'Menu');
  await sees(visitor, ...menu);
  await visitor.press('Escape');
  await seesNo(visitor, ...menu);
});

test('no page is wider than a phone', async ({ visitor }) => {
  await visitor.resize(320, 640);
  for (const path of Object.values(templates)) {
    await visitor.open(path);
    await fitsTheScreen(visitor);
  }
});

/** Clicks, and waits for the frame in which the script that keeps the summary in place scrolls. */
async function clickSummary(visitor: Visitor, heading: string): Promise<void> {
  await visitor.click('heading', heading);
  await visitor.read('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))');
}

test('questions open one at a time', async ({ visitor }) => {
  const first = openQuestions.items[0]!.question;
  const open = (count: number) => until(visitor, 'document.querySelectorAll("details details[open]").length', count);
  await visitor.open('/faq');
  await clickSummary(visitor, first);
  await clickSummary(visitor, openQuestions.items[1]!.question);
  await open(1);
  await clickSummary(visitor, otherQuestions.title);
  await seesNo(visitor, 'heading', first);
  await clickSummary(visitor, otherQuestions.items[0]!.question);
  await open(1);
  await visitor.press('Enter');
  await open(0);
});

test('a pressed category keeps its place while the open one above it closes', async ({ visitor }) => {
  await visitor.resize(1280, 600);
  await visitor.open('/faq');
  await clickSummary(visitor, openQuestions.items.at(-1)!.question);
  const summary = `${findVisible('heading', otherQuestions.title)}.closest('summary')`;
  await visitor.read(`${summary}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  const top = `${summary}.getBoundingClientRect().top`;
  const before = (await visitor.read(top)) as number;
  await visitor.click('heading', otherQuestions.title);
  await until(visitor, `${summary}.parentElement.open`, true);
  await until(visitor, `Math.abs(${top} - ${before}) < 2`, true);
});
