import { site } from '@/content/site';

/** A page's title as the browser shows it: with the agency's name, unless it's in the title. */
export function fullTitle(title: string): string {
  return title.includes(site.name.value) ? title : `${title} | ${site.name.value}`;
}
