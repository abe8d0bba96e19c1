import { closestPath } from '@/lib/closest-path';

/** Suggests the page that a missed address may have meant, among those that this page links to. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(({ search }) => !search);
const path = closestPath(
  location.pathname,
  links.map(({ pathname }) => pathname),
);
const link = links.find(({ pathname }) => pathname === path);
if (link) {
  const suggestion = document.querySelector<HTMLElement>('[data-suggestion]')!;
  const anchor = suggestion.querySelector('a')!;
  anchor.href = link.href;
  anchor.textContent = link.textContent;
  suggestion.hidden = false;
  document.querySelector<HTMLElement>('[data-no-suggestion]')!.hidden = true;
}
