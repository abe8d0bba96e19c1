import { find } from './element';
import { reveal } from './quote';

const frameHeight = 800;

/** Makes rows open the old and the new page, at the width and in the colours they are about. */
export function startViewer(): void {
  const viewer = document.querySelector<HTMLFormElement>('#viewer');
  if (!viewer) return;
  const frames = [...viewer.querySelectorAll('iframe')];
  const widths = viewer.elements.namedItem('width') as RadioNodeList;
  let row: DOMStringMap = {};

  /** A frame has the width that its page is laid out for, and is shown smaller. */
  const fit = () => {
    const width = Number(widths.value || row.width);
    for (const { style, contentDocument, parentElement: stage } of frames) {
      const scale = Math.min(1, stage!.clientWidth / width);
      stage!.style.height = `${frameHeight * scale}px`;
      Object.assign(style, { width: `${width}px`, height: `${frameHeight}px`, transform: `scale(${scale})` });
      if (contentDocument?.body) reveal(new URL(row.after!, location.href).hash, contentDocument);
    }
  };
  viewer.addEventListener('change', fit);
  addEventListener('resize', () => viewer.hidden || fit());
  for (const frame of frames) {
    frame.addEventListener('load', () => {
      const page = frame.contentDocument;
      page?.querySelector('[data-preview-bar]')?.remove();
      // The phone bar shows itself once something follows it.
      page?.body.append(page.createElement('template'));
      const refused = find('#refused');
      refused.hidden = Boolean(page);
      (refused.nextElementSibling as HTMLElement).hidden = !page;
      fit();
    });
  }
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-after]')) {
    details.addEventListener('toggle', () => {
      if (!details.open) return;
      row = details.dataset;
      widths.value = row.width!;
      details.append(viewer);
      viewer.hidden = false;
      for (const [index, frame] of frames.entries()) {
        frame.style.colorScheme = row.scheme!;
        frame.src = [row.before, row.after][index]!;
      }
    });
  }
}
