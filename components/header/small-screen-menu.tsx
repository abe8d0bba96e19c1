import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/button-link';
import { quoteLink } from '@/lib/contact-links';
import { smallScreenMenu } from '@/lib/navigation';
import { header as labels } from '@/content/labels';
import { Brand } from './brand';
import { CategoryLinks } from './category-links';
import { NavLink } from './nav-link';

const id = 'small-screen-menu';

/** A popover, which Escape, a tap outside and the close button close without a script. */
export function SmallScreenMenu({ path }: { path: string }) {
  return (
    <div className="small-menu-place lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="needs-popover min-h-11 rounded-control border-2 border-ink px-3.5 font-display text-button font-bold"
      >
        {labels.menu}
      </button>
      <div id={id} popover="auto" className="small-menu h-auto page-width overflow-y-auto bg-paper pb-6 text-ink">
        {/* Covers the page’s header exactly, so that the brand and the button don’t move. */}
        <div className="needs-popover flex min-h-header flex-wrap items-center gap-x-4">
          <div className="max-w-full grow basis-0 wrap-break-word">
            <Brand />
          </div>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="needs-popover min-h-11 rounded-control border-2 border-ink px-3.5 font-display text-button font-bold"
          >
            {labels.closeMenu}
          </button>
        </div>
        <nav aria-label={labels.menu} className="link-list">
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
        {labels.quote}
      </ButtonLink>
      {isOnPage && (
        <span className="hidden noscript:block">
          <ButtonLink href={`${path}?${href}`} className="mt-2 w-full">
            {labels.quote}
          </ButtonLink>
        </span>
      )}
    </>
  );
}
