/* Shows old and new page in frames, at a chosen width and in a chosen colour scheme. */

export {}; // A module: its names aren't global.

const viewer = document.querySelector('dialog')!;
const form = viewer.querySelector('form')!;
const frames = [...viewer.querySelectorAll('iframe')];
const choice = (name: string) => form.elements.namedItem(name) as RadioNodeList;

/** Lays out frames at the chosen width, and scales them down to fit. */
function fit(): void {
  const width = Number(choice('width').value);
  for (const { style, parentElement } of frames) {
    const { clientWidth, clientHeight } = parentElement!;
    const scale = Math.min(1, clientWidth / width);
    style.colorScheme = choice('scheme').value;
    style.width = `${width}px`;
    style.height = `${(clientHeight - 32) / scale}px`;
    style.transform = `scale(${scale})`;
  }
}

for (const frame of frames) {
  frame.addEventListener('load', () => {
    // The old page has no bar.
    frame.contentDocument?.querySelector('[data-preview-bar]')?.remove();
    document.getElementById('refused')!.hidden = frames.every(({ contentDocument }) => contentDocument);
  });
}
form.addEventListener('change', fit);
addEventListener('resize', () => viewer.open && fit());

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-before]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const { name = '', before = '', now = '', scheme } = button.dataset;
    document.getElementById('viewer-title')!.textContent = name;
    choice('width').value = innerWidth < 768 ? '390' : '1280';
    choice('scheme').value = scheme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    viewer.showModal();
    fit();
    for (const [index, frame] of frames.entries()) frame.src = [before, now][index]!;
  });
}
