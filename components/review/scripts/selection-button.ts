import { button, element } from './element';
import { selectedRange } from './quote';

/** A button beside the selected text; above the bars where fingers select, away from the system's own menu. */
export function selectionButton(root: ShadowRoot, onClick: (range?: Range) => void) {
  let selected: Range | undefined;
  const made = button('Comment', () => onClick(selected), 'at-selection');
  made.hidden = true;
  // A press on it must not clear the selection.
  made.addEventListener('pointerdown', (event) => event.preventDefault());
  root.append(made);

  const place = (range: Range, at: HTMLElement) => {
    const box = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const left = Math.min(box.right, innerWidth - 130);
    const top = Math.min(Math.max(box.bottom + 8, 8), innerHeight - 110);
    Object.assign(at.style, isTouch ? { right: '12px', bottom: '150px' } : { left: `${left}px`, top: `${top}px` });
  };
  const update = () => {
    const range = selectedRange();
    if (range) {
      selected = range;
      place(range, made);
    }
    made.hidden = !range;
  };
  // A tap clears the selection before it becomes a click: the button waits for that click.
  let waiting = 0;
  document.addEventListener('selectionchange', () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(update, selectedRange() ? 100 : 400);
  });
  addEventListener('scroll', () => !made.hidden && selected && place(selected, made), { passive: true });

  return {
    hide: () => {
      made.hidden = true;
    },
    /** Says “Saved” beside the text that the comment is about. */
    say: (words: string, range: Range) => {
      const note = element('div', { class: 'saved' }, words);
      place(range, note);
      root.append(note);
      setTimeout(() => note.remove(), 2500);
    },
  };
}
