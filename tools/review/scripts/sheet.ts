import { findText, showPlace } from './find-text';

/* Frames old and new pages, keeps the reviewer's ticks, and copies the sign-off. */

declare const PREVIEW: { branch: string; commit: string };

const key = 'review-seen';
const find = <Found extends Element = HTMLElement>(selector: string) => document.querySelector<Found>(selector)!;
const items = [...document.querySelectorAll<HTMLElement>('[data-version]')];

/** The ticked version of each page. An unreadable store counts as empty. */
function loadSeen(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}

const isSeen = ({ dataset }: HTMLElement) => loadSeen()[dataset.path!] === dataset.version;

for (const item of items) {
  const tick = item.querySelector('input')!;
  tick.hidden = false;
  tick.checked = isSeen(item);
  tick.addEventListener('change', () => {
    const { path, version } = item.dataset;
    localStorage.setItem(key, JSON.stringify({ ...loadSeen(), [path!]: tick.checked ? version : undefined }));
    showCount();
  });
}

const status = find('#status');
const showCount = () => (status.textContent = `${items.filter(isSeen).length} of ${items.length} pages seen`);
showCount();

const signOff = find<HTMLButtonElement>('[name=sign-off]');
signOff.hidden = false;
signOff.addEventListener('click', () => {
  const names = (isWanted: boolean) =>
    items.filter((item) => isSeen(item) === isWanted).map(({ dataset }) => dataset.page!);
  const line = (label: string, pages: string[]) => `${label} (${pages.length}): ${pages.join(', ') || 'none'}`;
  const { branch, commit } = PREVIEW;
  const text = [`Review of ${branch} ${commit}`, line('Seen', names(true)), line('Not seen', names(false))].join('\n');
  navigator.clipboard.writeText(text).then(
    () => (status.textContent = 'Sign-off copied.'),
    () => (status.textContent = text),
  );
});

const viewer = find<HTMLDialogElement>('dialog');
const form = viewer.querySelector('form')!;
const frames = [...viewer.querySelectorAll('iframe')];
const choice = (name: string) => form.elements.namedItem(name) as RadioNodeList;
let texts: (string | undefined)[] = [];

/** Lays out frames at the chosen width, and scales them down to fit. */
function fit(): void {
  const width = Number(choice('width').value);
  for (const { style, parentElement } of frames) {
    const { clientWidth, clientHeight } = parentElement!;
    const scale = Math.min(1, clientWidth / width);
    style.colorScheme = choice('scheme').value;
    Object.assign(style, { width: `${width}px`, height: `${clientHeight / scale}px`, transform: `scale(${scale})` });
  }
  frames.forEach(showChange);
}

function showChange({ contentDocument }: HTMLIFrameElement, index: number): void {
  const text = texts[index]?.split(' → ')[0];
  const range = text && contentDocument?.body ? findText(text, contentDocument) : undefined;
  if (range) showPlace(range);
}

for (const [index, frame] of frames.entries()) {
  frame.addEventListener('load', () => {
    find('#refused').hidden = Boolean(frame.contentDocument);
    showChange(frame, index);
  });
}
form.addEventListener('change', fit);
addEventListener('resize', () => viewer.open && fit());

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-compare]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const { compare = '', beforeText, afterText, width = innerWidth < 768 ? '390' : '1280', scheme } = button.dataset;
    const item = find(`[data-path="${CSS.escape(compare)}"]`);
    find('#viewer-title').textContent = item.dataset.page!;
    texts = [beforeText, afterText];
    choice('width').value = width;
    choice('scheme').value = scheme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    viewer.showModal();
    fit();
    for (const [index, frame] of frames.entries()) frame.src = [item.dataset.before!, compare][index]!;
  });
}
