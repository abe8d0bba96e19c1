/** Before a tooltip opens for the mouse, in milliseconds (tests/specification, section 9). */
const openDelay = 700;
/** Within this time after one has closed, the next one opens at once, in milliseconds. */
const skipDelay = 300;

let closedAt = -Infinity;
let opening: ReturnType<typeof setTimeout>;

function close(): void {
  clearTimeout(opening);
  for (const tooltip of document.querySelectorAll<HTMLElement>('[data-part=tooltip]')) {
    if (!tooltip.hidden) closedAt = performance.now();
    tooltip.hidden = true;
  }
}

/**
 * Tooltips of icons: open after a pause of the mouse, or at once by focus or a tap. Escape or a
 * press elsewhere closes them, and the pointer can move onto them (WCAG 1.4.13).
 */
export function tooltips(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-tooltip]')) {
    const tooltip = item.querySelector<HTMLElement>('[data-part=tooltip]')!;
    const open = () => {
      close();
      tooltip.hidden = false;
    };
    item.onpointerenter = ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      const isSoon = performance.now() - closedAt < skipDelay;
      opening = setTimeout(open, isSoon ? 0 : openDelay);
    };
    item.onpointerleave = ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(opening);
      // One that the keyboard has opened stays.
      if (!tooltip.hidden && !item.querySelector(':focus-visible')) close();
    };
    item.onclick = open;
    item.addEventListener('focusin', open);
    item.addEventListener('focusout', close);
  }

  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  // Safari doesn't focus tapped buttons, so a tap elsewhere takes no focus away.
  addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-tooltip]'))) close();
  });
}
