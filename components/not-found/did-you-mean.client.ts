import { closestPath } from './closest-path';

/** On the 404 page: suggests the linked page that the address probably meant. */
export function didYouMean(): void {
  const suggestion = document.querySelector<HTMLElement>('[data-suggestion]')!;
  const mistakenSlugs = JSON.parse(suggestion.dataset.suggestion!) as Record<string, string[]>;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(({ search }) => !search);
  /** The path of each link, and likely wrong paths for it. */
  const candidates = links.flatMap((link) => {
    const folder = link.pathname.slice(0, link.pathname.lastIndexOf('/') + 1);
    const slug = link.pathname.slice(folder.length);
    return [slug, ...(mistakenSlugs[slug] ?? [])].map((end) => ({ link, path: folder + end }));
  });
  const path = closestPath(
    location.pathname,
    candidates.map((candidate) => candidate.path),
  );
  const link = candidates.find((candidate) => candidate.path === path)?.link;
  if (link) {
    const anchor = suggestion.querySelector('a')!;
    anchor.href = link.href;
    anchor.textContent = link.textContent;
    suggestion.hidden = false;
    document.querySelector<HTMLElement>('[data-no-suggestion]')!.hidden = true;
  }
}
