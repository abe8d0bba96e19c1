import { header } from '@/content/labels';
import { notFound } from '@/content/pages/not-found';
import { serviceSlugs } from '@/content/services/slugs';
import { pageAt } from '@/lib/pages';
import { openQuestions, otherQuestions } from '../support/examples';
import { test } from './test';
import { findVisible, hasFocus, isAt, sees, seesNo, until } from './visitor';

const nameOf = (path: string) => pageAt(path).crumb;
const [services, products] = [nameOf('/services'), nameOf('/products')];
const [firstPath, lastPath] = [`/services/${serviceSlugs[0]}`, `/services/${serviceSlugs.at(-1)}`];
const servicesMenu = ['button', `${services} menu`] as const;
/** The footer has a link with that name too. */
const panelLink = `${findVisible('link', nameOf(lastPath))}?.closest("[data-menu]")`;
const heading = (name: string) => ['heading', name] as const;

test('a visitor reads: menus, questions, the address of an answer, a missing page', async ({ visitor }) => {
  // The menus, with the pointer.
  await visitor.open('/about');
  await visitor.hover('link', products);
  await until(visitor, `!!${panelLink}`, true);
  await visitor.moveMouseAway();
  await until(visitor, `!!${panelLink}`, false);
  await visitor.click('button', `${products} menu`);
  await visitor.click(...servicesMenu);
  await visitor.moveMouseAway();
  await until(visitor, 'document.querySelectorAll(":popover-open").length', 1);
  await until(visitor, `${panelLink} === ${findVisible(...servicesMenu)}.parentNode`, true);
  await visitor.click('link', nameOf(lastPath));
  await isAt(visitor, lastPath);

  // With the keyboard.
  await visitor.open('/about');
  await visitor.press('Tab');
  await hasFocus(visitor, 'link', 'Skip to content');
  await visitor.read(`void ${findVisible('link', services)}.focus()`);
  await visitor.press('Tab');
  await hasFocus(visitor, ...servicesMenu);
  await visitor.press('Enter');
  await visitor.press('Tab');
  await hasFocus(visitor, 'link', nameOf(firstPath));
  await visitor.press('Escape');
  await hasFocus(visitor, ...servicesMenu);
  await until(visitor, `!!${panelLink}`, false);

  // The small menu, to the FAQ.
  await visitor.resize(500, 844);
  await visitor.click('button', header.menu);
  await sees(visitor, 'navigation', header.menu);
  await visitor.press('Escape');
  await seesNo(visitor, 'navigation', header.menu);
  await visitor.click('button', header.menu);
  await visitor.click('link', nameOf('/faq'));
  await isAt(visitor, '/faq');

  // One question and one category at a time; the one that was pressed keeps its place.
  const [first, second] = openQuestions.items.map(({ question }) => question);
  await visitor.click(...heading(first!));
  await visitor.click(...heading(second!));
  await until(visitor, 'document.querySelectorAll("details details[open]").length', 1);
  const top = `${findVisible(...heading(otherQuestions.title))}.getBoundingClientRect().top`;
  await visitor.read(
    `${findVisible(...heading(otherQuestions.title))}.scrollIntoView({ block: "center", behavior: "instant" })`,
  );
  const before = Number(await visitor.read(top));
  await visitor.click(...heading(otherQuestions.title));
  await seesNo(visitor, ...heading(first!));
  await until(visitor, `Math.abs(${top} - ${before}) < 2`, true);

  // An answer's address opens it.
  const { id, answer } = otherQuestions.items.at(-1)!;
  await visitor.open(`/faq#${id}`);
  await sees(visitor, 'text', answer);

  // A page that isn't there.
  await visitor.open('/no-such-page');
  await sees(visitor, ...heading(notFound.title));
  await visitor.click('link', notFound.action);
  await isAt(visitor, '/');
});
