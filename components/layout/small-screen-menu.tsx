import { ButtonLink } from '@/components/ui/button-link';
import { NavLink } from '@/components/ui/nav-link';
import { smallScreenMenu } from '@/content/navigation';
import { labels } from '@/content/pages/labels';
import { routes } from '@/lib/routes';

const id = 'small-screen-menu';

/** The menu of small screens as a popover: Escape, a tap outside and the close button shut it, all without a script. */
export function SmallScreenMenu() {
  return (
    <div className="small-menu-place lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="small-menu-toggle target rounded-control border-2 border-ink px-3.5 font-bold"
      >
        Menu
      </button>
      <div
        id={id}
        popover="auto"
        className="small-menu overflow-y-auto border-b-6 border-ink bg-paper px-4.5 pt-3 pb-6 text-ink"
      >
        <div className="flex justify-end">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="small-menu-toggle target rounded-control border-2 border-ink px-3.5 font-bold"
          >
            Close
          </button>
        </div>
        <nav aria-label="Menu">
          <ul className="mt-3">
            {smallScreenMenu.map(({ label, href }) => (
              <li key={href}>
                <NavLink
                  href={href}
                  className="small-menu-link flex target items-center py-3 font-display text-title font-bold"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink href={routes.contact} variant="board" className="mt-5 w-full">
          {labels.quote}
        </ButtonLink>
      </div>
    </div>
  );
}
