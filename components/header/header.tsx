import clsx from 'clsx';
import { ButtonLink, type LinkProps, PhoneLink } from '@/components/ui/links';
import { Logo } from '@/components/ui/logo';
import { categories } from '@/content/categories';
import { header } from '@/content/labels';
import { details } from '@/content/owner/details';
import { serviceBySlug, slugsIn } from '@/content/services';
import { mainPhone, quoteLink } from '@/lib/contact-links';
import { mainMenu, type MenuItem, smallScreenMenu } from '@/lib/navigation';
import { type Catalogue, routes, servicePath } from '@/lib/routes';

type HeaderProps = { path: string };

/** A longer name leaves no room for the number. */
const maxNameLength = 16;

export function Header({ path }: HeaderProps) {
  return (
    <header className="relative z-20 border-b border-rule bg-paper print:hidden sticky-header:sticky sticky-header:top-0">
      <div className="flex min-h-header page-width flex-wrap items-center gap-x-4 lg:h-header lg:flex-nowrap">
        {/* A long name wraps before the menu button moves to its own row. On wide screens it wraps from the
            start, because entries that load later would move it. */}
        <div className="max-w-full grow basis-0 wrap-break-word lg:grow-0 lg:basis-auto">
          <a href={routes.home} className="inline-flex min-h-11 max-w-full items-center lg:max-w-72">
            <Brand />
          </a>
        </div>
        {/* Right after the name, so that entries that load later don't move the others. Narrow enough for
            seven entries and a long name at the smallest width of the menu. */}
        <nav
          aria-label="Main"
          className="main-menu link-list hidden h-full grow wrap-normal [--menu-padding:clamp(0.375rem,1.5625vw-0.625rem,0.625rem)] lg:ms-2 lg:block"
        >
          <ul role="list" className="flex h-full gap-1.5">
            {mainMenu.map((item) => (
              <li key={item.href} className="content-center">
                <MainMenuItem path={path} {...item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto hidden gap-6 wrap-normal lg:flex">
          {details.name.value.length <= maxNameLength && (
            <PhoneLink phone={mainPhone} className="text-title whitespace-nowrap max-[75rem]:hidden" />
          )}
          {/* Without padding, so that two lines of large text fit into the header. */}
          <ButtonLink href={quoteLink(path).href} className="py-0">
            {header.quote}
          </ButtonLink>
        </div>
        <SmallScreenMenu path={path} />
      </div>
    </header>
  );
}

/**
 * A link, for a catalogue with a toggle for its panel, as in the ARIA Authoring Practices'
 * disclosure navigation. The panel is a popover: the browser opens and closes it, informs assistive
 * technology, and handles Escape. Hover opens it too (menus.client.ts, before that CSS).
 */
function MainMenuItem({ path, label, href, catalogue }: MenuItem & HeaderProps) {
  const id = `menu-${catalogue}`;
  const link = (
    // A chevron is beside the word.
    <NavLink
      path={path}
      href={href}
      className={clsx('nav-link ps-(--menu-padding)', catalogue ? 'pe-[4px]' : 'pe-(--menu-padding)')}
    >
      {label}
    </NavLink>
  );
  if (!catalogue) return link;
  return (
    <div data-menu="" className="nav-item flex h-full items-center">
      {link}
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${label} menu`}
        className="-me-1 flex min-h-11 min-w-6 items-center justify-center any-pointer-coarse:min-w-11"
      />
      <div id={id} popover="auto" className="nav-panel bg-transparent text-ink">
        <div className="border-y border-rule bg-card pt-5 pb-2">
          <div className="category-links grid page-width auto-cols-fr grid-flow-col gap-6 wrap-anywhere min-[75rem]:auto-cols-auto min-[75rem]:justify-between">
            <CategoryLinks path={path} catalogue={catalogue} />
          </div>
        </div>
      </div>
    </div>
  );
}

const smallMenuId = 'small-screen-menu';

/** A popover, which Escape, a tap outside and the close button close without a script. */
function SmallScreenMenu({ path }: { path: string }) {
  return (
    <div className="small-menu-place lg:hidden">
      <button
        type="button"
        popoverTarget={smallMenuId}
        className="needs-popover min-h-11 rounded-control border-2 border-ink px-3.5 font-display text-button font-bold"
      >
        {header.menu}
      </button>
      <div
        id={smallMenuId}
        popover="auto"
        className="small-menu h-auto page-width overflow-y-auto bg-paper pb-6 text-ink"
      >
        {/* Covers the page’s header exactly, so that the brand and the button don’t move. */}
        <div className="needs-popover flex min-h-header flex-wrap items-center gap-x-4">
          <div className="max-w-full grow basis-0 wrap-break-word">
            <Brand />
          </div>
          <button
            type="button"
            popoverTarget={smallMenuId}
            popoverTargetAction="hide"
            className="needs-popover min-h-11 rounded-control border-2 border-ink px-3.5 font-display text-button font-bold"
          >
            {header.closeMenu}
          </button>
        </div>
        <nav aria-label={header.menu} className="link-list">
          <ul role="list" className="columns-2 gap-6">
            {smallScreenMenu.map(({ label, href }) => (
              <li key={href} className="border-b border-rule">
                <NavLink path={path} href={href} className="nav-link font-display text-title">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav
          aria-label="Services by category"
          className="small-menu-lines category-links mt-5 link-list columns-[9rem_3] gap-6"
        >
          <CategoryLinks path={path} />
        </nav>
        <QuoteButton path={path} />
      </div>
    </div>
  );
}

/**
 * On /contact it leads to the form, and a script closes the menu. Without JavaScript, a link to
 * another address does, because it loads the page again.
 */
function QuoteButton({ path }: { path: string }) {
  const { href } = quoteLink(path);
  const isOnPage = href.startsWith('#');
  return (
    <>
      <ButtonLink href={href} className={clsx('mt-2 w-full', isOnPage && 'noscript:hidden')}>
        {header.quote}
      </ButtonLink>
      {isOnPage && (
        <span className="hidden noscript:block">
          <ButtonLink href={`${path}?${href}`} className="mt-2 w-full">
            {header.quote}
          </ButtonLink>
        </span>
      )}
    </>
  );
}

/** Whether a name has at most two lines beside the menu of the narrowest screen that shows it. */
function isShortName(name: string): boolean {
  return name.length <= 28;
}

/** The logo and the name. Beside the menu, four lines of a longer name fit into the header. */
function Brand() {
  const name = details.name.value;
  return (
    <span
      translate="no"
      className={clsx(
        'flex min-w-0 items-center gap-2.5 font-display text-title font-bold',
        !isShortName(name) && 'lg:text-button/none',
      )}
    >
      <Logo className="mx-0.5 h-6.5 w-7.5 shrink-0" />
      <span className="min-w-0">{name}</span>
    </span>
  );
}

type CategoryLinksProps = { path: string; catalogue?: Catalogue };

/** The services in menus: a list per category, drawn as a line with stops. */
function CategoryLinks({ path, catalogue }: CategoryLinksProps) {
  return categories.map(({ id, name, colour }) => (
    <div key={id} className={`${colour} break-inside-avoid`}>
      <p className="font-display text-title font-bold text-category">{name}</p>
      <ul role="list" aria-label={name} className="relative pb-3">
        {slugsIn(id).map((slug) => (
          <li key={slug}>
            <NavLink path={path} href={servicePath(slug, catalogue)}>
              {serviceBySlug(slug).shortTitle}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}

type NavLinkProps = LinkProps & {
  /** The path of the page that has the link. */
  path: string;
};

/** A menu link that is marked as current on its page and on the pages below it. */
function NavLink({ path, href, children, ...rest }: NavLinkProps) {
  const isParent = href !== routes.home && path.startsWith(`${href}/`);
  const current = path === href ? 'page' : isParent ? 'true' : undefined;
  return (
    <a href={href} aria-current={current} {...rest}>
      {children}
    </a>
  );
}
