import { ButtonLink } from '@/components/ui/button-link';
import { lineClasses } from '@/components/ui/line-classes';
import { NavLink } from '@/components/ui/nav-link';
import { smallScreenMenu } from '@/content/navigation';
import { labels } from '@/content/pages/labels';
import { mapLines } from '@/lib/catalogue';
import { routes } from '@/lib/routes';
import clsx from 'clsx';
import { Brand } from './brand';
import { LineLinks } from './line-links';

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
      <div id={id} popover="auto" className="small-menu overflow-y-auto bg-paper pb-6 text-ink measure">
        {/* It lies over the page's own header, mark on mark and button on button. */}
        <div className="small-menu-toggle header-row justify-between">
          <Brand />
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
          <ul className="columns-2 gap-6">
            {smallScreenMenu.map(({ label, href }) => (
              <li key={href}>
                <NavLink
                  href={href}
                  className="small-menu-link flex target items-center py-2 font-display text-title font-bold"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Services, line by line" className="small-menu-lines mt-5 columns-2 gap-6 sm:columns-3">
          {mapLines().map(({ id: line, name, stops }) => (
            <div key={line} className={clsx(lineClasses[line], 'break-inside-avoid pb-3')}>
              <p className="font-display text-title leading-snug font-bold text-line">{name}</p>
              <LineLinks stops={stops} />
            </div>
          ))}
        </nav>
        <ButtonLink href={routes.contact} variant="board" className="mt-2 w-full">
          {labels.quote}
        </ButtonLink>
      </div>
    </div>
  );
}
