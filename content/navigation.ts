import { pages, type SitePage } from '@/lib/pages';
import type { Catalogue } from '@/lib/routes';
import type { ServiceSlug } from './services/slugs';

/** An entry with a catalogue has a menu with its services. */
export type MenuItem = { label: string; href: string; catalogue?: Catalogue };

const item = (page: SitePage): MenuItem => ({
  label: page.crumb,
  href: page.path,
  ...(page.kind === 'listing' && { catalogue: page.catalogue }),
});

/** The header, in the order of lib/pages.ts. */
export const mainMenu: readonly MenuItem[] = pages.filter(({ isInMenus }) => isInMenus).map(item);

/** The menu on small screens: the header's entries, with the catalogues after About. */
export const smallScreenMenu: readonly MenuItem[] = mainMenu.toSorted(
  (one, other) => place(one.href) - place(other.href),
);

export const footerQuickLinks: readonly MenuItem[] = mainMenu;

export const footerServices: readonly ServiceSlug[] = [
  'website-development',
  'mobile-application-development',
  'shopify-development',
  'seo-services',
  'graphic-designing',
  'office-setup',
];

export const legalMenu: readonly MenuItem[] = pages.filter(({ kind }) => kind === 'legal').map(item);

function place(href: string): number {
  const first = ['/', '/about'].indexOf(href);
  return first < 0 ? 2 : first;
}
