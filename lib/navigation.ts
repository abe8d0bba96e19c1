import { pages, type SitePage } from './pages';
import { type Catalogue, routes } from './routes';

/** An entry with a catalogue has a menu with its services. */
export type MenuItem = { label: string; href: string; catalogue?: Catalogue };

const item = (page: SitePage): MenuItem => ({
  label: page.crumb,
  href: page.path,
  catalogue: page.kind === 'listing' ? page.catalogue : undefined,
});

/** The header and the footer's quick links, in the order of lib/pages.ts. */
export const mainMenu: readonly MenuItem[] = pages.filter(({ isInMenus }) => isInMenus).map(item);

const firstInSmallMenu: readonly string[] = [routes.home, routes.about];

/** The menu on small screens: the header's entries, with the catalogues after About. */
export const smallScreenMenu: readonly MenuItem[] = [
  ...mainMenu.filter(({ href }) => firstInSmallMenu.includes(href)),
  ...mainMenu.filter(({ href }) => !firstInSmallMenu.includes(href)),
];

export const legalMenu: readonly MenuItem[] = pages.filter(({ kind }) => kind === 'legal').map(item);
