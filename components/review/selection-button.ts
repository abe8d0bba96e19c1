import { button } from './element';
import { selectedRange } from './quote';

/** A button beside the selected text; at the bottom of the screen where fingers select, away from the system's own menu. */
export function selectionButton(onClick: (range?: Range) => void) {
  let selected: Range | undefined;
  const made = button('Comment', () => onClick(selected));
  made.className = 'at-selection';
  made.hidden = true;
  // A press on it must not clear the selection.
  made.addEventListener('pointerdown', (event) => event.preventDefault());

  const place = (range: Range) => {
    const box = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const left = Math.min(box.right, innerWidth - 130);
    const top = Math.min(Math.max(box.bottom + 8, 8), innerHeight - 60);
    Object.assign(made.style, isTouch ? { right: '12px', bottom: '84px' } : { left: `${left}px`, top: `${top}px` });
  };
  const update = () => {
    const range = selectedRange();
    if (range) {
      selected = range;
      place(range);
    }
    made.hidden = !range;
  };
  // A tap clears the selection before it becomes a click: the button waits for that click.
  let waiting = 0;
  document.addEventListener('selectionchange', () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(update, selectedRange() ? 100 : 400);
  });
  addEventListener('scroll', () => !made.hidden && selected && place(selected), { passive: true });

  return {
    button: made,
    range: () => selectedRange(),
    hide: () => {
      made.hidden = true;
    },
  };
}
