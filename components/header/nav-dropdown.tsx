import type { ReactNode } from 'react';

type NavDropdownProps = {
  id: string;
  /** The toggle's name for screen readers: "Services menu". */
  toggleLabel: string;
  link: ReactNode;
  children: ReactNode;
};

/**
 * A top-level link with a toggle for its panel, as in the ARIA Authoring Practices' disclosure
 * navigation. The panel is a popover: the browser opens and closes it, informs assistive
 * technology, and handles Escape. Hover opens it too (menus.client.ts, before that CSS).
 */
export function NavDropdown({ id, toggleLabel, link, children }: NavDropdownProps) {
  return (
    <div data-menu="" className="nav-item flex h-full items-center">
      {link}
      <button
        type="button"
        popoverTarget={id}
        aria-label={toggleLabel}
        className="-me-1 flex min-h-11 min-w-6 items-center justify-center any-pointer-coarse:min-w-11"
      />
      <div id={id} popover="auto" className="nav-panel bg-transparent text-ink">
        {children}
      </div>
    </div>
  );
}
