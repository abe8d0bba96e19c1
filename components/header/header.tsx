import { Container } from '@/components/ui/container';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { header as labels } from '@/content/labels';
import { PhoneLink } from '@/components/ui/phone-link';
import { details } from '@/content/owner/details';
import { mainPhone, quoteLink } from '@/lib/contact-links';
import { type MenuItem, mainMenu } from '@/lib/navigation';
import { routes } from '@/lib/routes';
import { Brand } from './brand';
import { CategoryLinks } from './category-links';
import { NavLink } from './nav-link';
import { SmallScreenMenu } from './small-screen-menu';

type HeaderProps = { path: string };

/** A longer name leaves no room for the number. */
const maxNameLength = 16;

export function Header({ path }: HeaderProps) {
  return (
    <header className="relative z-20 border-b border-rule bg-paper print:hidden sticky-header:sticky sticky-header:top-0">
      <Container className="flex min-h-header flex-wrap items-center gap-x-4 lg:h-header lg:flex-nowrap">
        {/* A long name wraps before the menu button moves to its own row. On wide screens it wraps from the
            start, because entries that load later would move it. */}
        <div className="max-w-full grow basis-0 wrap-break-word lg:grow-0 lg:basis-auto">
          <Link href={routes.home} className="inline-flex min-h-11 max-w-full items-center lg:max-w-72">
            <Brand />
          </Link>
        </div>
        {/* Right after the name, so that entries that load later don't move the others. */}
        <nav aria-label="Main" className="main-menu link-list hidden h-full grow wrap-normal lg:ms-2 lg:block">
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
            {labels.quote}
          </ButtonLink>
        </div>
        <SmallScreenMenu path={path} />
      </Container>
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
    <NavLink path={path} href={href} className="nav-link main-menu-link">
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
          <Container className="category-links grid auto-cols-fr grid-flow-col gap-6 wrap-anywhere min-[75rem]:auto-cols-auto min-[75rem]:justify-between">
            <CategoryLinks path={path} catalogue={catalogue} />
          </Container>
        </div>
      </div>
    </div>
  );
}
