import { reveal } from './quote';

const viewer = document.querySelector<HTMLElement>('#viewer')!;
const frames = [...viewer.querySelectorAll('iframe')];
const chosen = (name: string) => viewer.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value ?? '';
let opened: HTMLDetailsElement | undefined;

/** A frame has the width that its page is laid out for, and is shown smaller. */
function fit(): void {
  const { width: own = '', scheme: ownScheme } = opened?.dataset ?? {};
  const width = Number(chosen('width') || own);
  for (const frame of frames) {
    const stage = frame.parentElement!;
    const scale = Math.min(1, stage.clientWidth / width);
    stage.style.height = `${800 * scale}px`;
    Object.assign(frame.style, {
      width: `${width}px`,
      transform: `scale(${scale})`,
      colorScheme: chosen('scheme') || ownScheme,
    });
  }
  for (const frame of frames) showPart(frame);
}

/** Scrolls a loaded frame to the row's words; a page that the host doesn't let be framed is reported. */
function showPart(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  if (page?.URL === 'about:blank') return;
  // The phone bar shows itself once something follows it; a previous page has no script there.
  page?.querySelector('[data-preview-bar]')?.replaceWith(page.createElement('template'));
  if (page?.body && page.body.lastElementChild?.localName !== 'template')
    page.body.append(page.createElement('template'));
  const problem = page?.body ? '' : 'This host doesn’t let pages be framed: open the two pages with the links above.';
  viewer.querySelector('[role=status]')!.textContent = problem;
  if (page?.body) reveal(new URL(opened!.dataset.after!, location.href).hash, page);
}

function open(details: HTMLDetailsElement): void {
  opened = details;
  const { before = '', after = '', width = '', scheme = '' } = details.dataset;
  details.append(viewer);
  viewer.hidden = false;
  for (const [name, value] of Object.entries({ width, scheme })) {
    for (const input of viewer.querySelectorAll<HTMLInputElement>(`[name=${name}]`))
      input.checked = input.value === value;
  }
  [before, after].forEach((address, index) => (frames[index]!.src = address));
  fit();
}

/** Makes rows open their frames. */
export function startViewer(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-after]')) {
    details.addEventListener('toggle', () => details.open && open(details));
  }
  for (const frame of frames) frame.addEventListener('load', () => showPart(frame));
  viewer.addEventListener('change', fit);
  addEventListener('resize', () => opened && fit());
}
