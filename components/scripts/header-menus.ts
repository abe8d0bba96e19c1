/*
 * Hover opens a menu's popover, so that its toggle is expanded too, and leaves time to reach the
 * panel. A click on the toggle keeps a hovered menu open; focus that goes elsewhere closes it.
 */
const grace = 250;

function scriptMenu(menu: HTMLElement): void {
  const panel = menu.querySelector<HTMLElement>('[popover]')!;
  const toggle = menu.querySelector('button')!;
  let closing: ReturnType<typeof setTimeout>;

  menu.onpointerenter = ({ pointerType }) => {
    clearTimeout(closing);
    if (pointerType !== 'mouse' || panel.matches(':popover-open')) return;
    panel.showPopover();
    toggle.popoverTargetAction = 'show';
  };
  menu.onpointerleave = () => {
    closing = setTimeout(() => {
      if (toggle.popoverTargetAction === 'show') panel.hidePopover();
    }, grace);
  };
  // Once this click has shown it, it stays, and the next one closes it.
  toggle.onclick = () => setTimeout(() => (toggle.popoverTargetAction = 'toggle'));
  menu.dataset.scripted = '';
}

/** Nothing stays open over what has the focus, or on a page that someone comes back to. */
function closeBehind({ target }: Event): void {
  for (const panel of document.querySelectorAll<HTMLElement>('header :popover-open')) {
    if (!(panel.closest('[data-menu]') ?? panel).contains(target as Node)) panel.hidePopover();
  }
}

if ('popover' in HTMLElement.prototype) {
  document.querySelectorAll<HTMLElement>('[data-menu]').forEach(scriptMenu);
  for (const name of ['focusin', 'pagehide']) addEventListener(name, closeBehind);
}

export {};
