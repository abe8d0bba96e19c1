/** How long a menu stays open without the pointer, in milliseconds: time to reach the panel. */
const closingDelay = 250;

/**
 * Hover opens a menu's popover, so that its toggle is expanded too. A click on the toggle keeps a
 * hovered menu open. Focus that moves elsewhere closes it.
 */
export function menus(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  document.querySelectorAll<HTMLElement>('[data-menu]').forEach(scriptMenu);
  makeRoom(document.querySelector<HTMLElement>('.main-menu')!);
  for (const name of ['focusin', 'pagehide', 'click']) addEventListener(name, closeMenus);
}

function scriptMenu(menu: HTMLElement): void {
  const panel = menu.querySelector<HTMLElement>('[popover]')!;
  const toggle = menu.querySelector('button')!;
  let closing: ReturnType<typeof setTimeout>;
  let isOpenedByHover = false;

  menu.onpointerenter = ({ pointerType }) => {
    clearTimeout(closing);
    if (pointerType !== 'mouse' || panel.matches(':popover-open')) return;
    panel.showPopover();
    isOpenedByHover = true;
    toggle.popoverTargetAction = 'show';
  };
  menu.onpointerleave = () => {
    closing = setTimeout(() => {
      if (isOpenedByHover && !panel.matches(':focus-within')) panel.hidePopover();
    }, closingDelay);
  };
  // After this click the menu stays open, and the next click closes it.
  toggle.onclick = () =>
    setTimeout(() => {
      isOpenedByHover = false;
      toggle.popoverTargetAction = 'toggle';
    });
  menu.dataset.scripted = '';
}

/**
 * Where the menus have no room between name and button, the small-screen menu replaces them: a
 * translator's words are longer than ours.
 */
function makeRoom(menu: HTMLElement): void {
  const bar = menu.parentElement!;
  const smallMenu = bar.querySelector('.small-menu-place')!;
  const replace = (isReplaced: boolean) => {
    menu.hidden = isReplaced;
    smallMenu.classList.toggle('lg:hidden', !isReplaced);
  };
  const observer = new ResizeObserver(() => {
    replace(false);
    const edge = bar.getBoundingClientRect();
    const isCut = [...bar.children].some((part) => {
      const { left, right, bottom } = part.getBoundingClientRect();
      return left < edge.left || right > edge.right || bottom > edge.bottom;
    });
    replace(isCut || menu.scrollHeight > bar.clientHeight);
  });
  for (const part of [bar, ...bar.children]) observer.observe(part);
}

/**
 * Closes menus that the focus has left, after a link to a part of the page, and before the page
 * goes into the back/forward cache.
 */
function closeMenus({ target, type }: Event): void {
  const isClick = type === 'click';
  if (isClick && !(target instanceof Element && target.closest('a[href^="#"]'))) return;
  for (const panel of document.querySelectorAll<HTMLElement>('header :popover-open')) {
    const menu = panel.closest('[data-menu]') ?? panel;
    if (isClick || !menu.contains(target instanceof Node ? target : null)) panel.hidePopover();
  }
}
