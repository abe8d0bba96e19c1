import { site } from '@/content/site';

/** A page's title as the browser shows it: the name comes last, unless the title carries it already. */
export function fullTitle(title: string): string {
  return title.includes(site.name.value) ? title : `${title} | ${site.name.value}`;
}
