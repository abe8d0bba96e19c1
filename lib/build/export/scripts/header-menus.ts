/*
 * Hover opens a menu's popover, so that the toggle beside it is told like at any other opening, and leaves time to reach the
 * panel. A click on the toggle of a menu that hover has opened keeps it open; focus that goes elsewhere closes it.
 */
const grace = 250;

function scriptMenu(menu: HTMLElement): void {
  const panel = menu.querySelector<HTMLElement>('[popover]')!;
  let closing: number;
  let isHovered = false;

  menu.onpointerenter = ({ pointerType }) => {
    clearTimeout(closing);
    if (pointerType !== 'mouse' || panel.matches(':popover-open')) return;
    panel.showPopover();
    isHovered = true;
  };
  menu.onpointerleave = () => {
    if (isHovered) closing = setTimeout(() => panel.hidePopover(), grace) as unknown as number;
  };
  menu.querySelector('button')!.onclick = (event) => {
    if (isHovered) event.preventDefault();
    isHovered = false;
    clearTimeout(closing);
  };
  panel.ontoggle = (event) => {
    if ((event as ToggleEvent).newState === 'closed') isHovered = false;
  };
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) panel.hidePopover();
  });
  menu.dataset.scripted = '';
}

if ('popover' in HTMLElement.prototype) document.querySelectorAll<HTMLElement>('[data-menu]').forEach(scriptMenu);

export {};
