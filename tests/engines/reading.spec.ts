import { header } from '@/content/labels';
import { serviceSlugs } from '@/content/services';
import { pageAt } from '@/lib/pages';
import { openQuestions, otherQuestions } from '../support/examples';
import { test } from './test';
import { find, hasFocus, isAt, sees, seesNo, until } from './visitor';

const nameOf = (path: string) => pageAt(path).crumb;
const [services, products] = [nameOf('/services'), nameOf('/products')];
const [firstPath, lastPath] = [`/services/${serviceSlugs[0]}`, `/services/${serviceSlugs.at(-1)}`];
const servicesMenu = ['button', `${services} menu`] as const;
/** The footer has a link with that name too. */
const panelLink = ['[data-menu] [popover] a', nameOf(lastPath)] as const;

test('a visitor reads: menus, questions, the address of an answer', async ({ visitor }) => {
  // The menus, with the pointer.
  await visitor.open('/about');
  await visitor.hover('a', products);
  await sees(visitor, ...panelLink);
  await visitor.moveMouseAway();
  await seesNo(visitor, ...panelLink);
  await visitor.click('button', `${products} menu`);
  await visitor.click(...servicesMenu);
  await visitor.moveMouseAway();
  await until(visitor, 'document.querySelectorAll(":popover-open").length', 1);
  await visitor.click(...panelLink);
  await isAt(visitor, lastPath);

  // With the keyboard.
  await visitor.open('/about');
  await visitor.press('Tab');
  await hasFocus(visitor, 'a', 'Skip to content');
  await visitor.read(`void ${find('a', services)}.focus()`);
  await visitor.press('Tab');
  await hasFocus(visitor, ...servicesMenu);
  await visitor.press('Enter');
  await visitor.press('Tab');
  await hasFocus(visitor, '[popover] a', nameOf(firstPath));
  await visitor.press('Escape');
  await hasFocus(visitor, ...servicesMenu);
  await seesNo(visitor, ...panelLink);

  // The small menu, to the FAQ.
  await visitor.resize(500, 844);
  await visitor.click('button', header.menu);
  await sees(visitor, 'nav', header.menu);
  await visitor.press('Escape');
  await seesNo(visitor, 'nav', header.menu);
  await visitor.click('button', header.menu);
  await visitor.click('a', nameOf('/faq'));
  await isAt(visitor, '/faq');

  // One question and one category at a time; the one that was pressed keeps its place.
  const [first, second] = openQuestions.items.map(({ question }) => question);
  await visitor.click('h3', first!);
  await visitor.click('h3', second!);
  await until(visitor, 'document.querySelectorAll("details details[open]").length', 1);
  const other = find('h2', otherQuestions.title);
  await visitor.read(`${other}.scrollIntoView({ block: "center", behavior: "instant" })`);
  const before = Number(await visitor.read(`${other}.getBoundingClientRect().top`));
  await visitor.click('h2', otherQuestions.title);
  await seesNo(visitor, 'h3', first!);
  await until(visitor, `Math.abs(${other}.getBoundingClientRect().top - ${before}) < 2`, true);

  // An answer's address opens it.
  const { id, answer } = otherQuestions.items.at(-1)!;
  await visitor.open(`/faq#${id}`);
  await sees(visitor, 'p', answer);
});
