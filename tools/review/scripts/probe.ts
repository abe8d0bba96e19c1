import { differences } from './compare';

const passes = [
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const;

/** How long a page may take to arrive in a frame. */
const patience = 20_000;

/** Shows a page in a frame, without the preview's bar, once its fonts are there. */
export function load(frame: HTMLIFrameElement, address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const refused = () => reject(new Error('This host does not let pages be framed: open them one by one.'));
    const timer = setTimeout(refused, patience);
    frame.onload = () => {
      clearTimeout(timer);
      const page = frame.contentDocument;
      if (!page?.body || page.URL === 'about:blank') return refused();
      page.querySelector('[data-preview-bar]')?.remove();
      // The phone bar shows itself once something follows it; the previous page has no script there.
      page.body.append(page.createElement('template'));
      for (const animation of page.getAnimations()) animation.finish();
      void page.fonts.ready.then(() => resolve(page));
    };
    frame.src = address;
  });
}

const frames = [...document.querySelectorAll<HTMLIFrameElement>('[data-probe]')];
let queue: Promise<unknown> = Promise.resolve();

/** How a page differs from the previous one to the eye, in words; empty where it doesn't. One page at a time. */
export function compareAppearance(path: string, previous: string): Promise<string> {
  const result = queue.then(() => probe(previous, path));
  queue = result.catch(() => undefined);
  return result;
}

async function probe(previous: string, path: string): Promise<string> {
  const [before, after] = await Promise.all([load(frames[0]!, previous), load(frames[1]!, path)]);
  const told: string[] = [];
  for (const { width, scheme } of passes) {
    for (const frame of frames) Object.assign(frame.style, { width: `${width}px`, colorScheme: scheme });
    // Frames take a new width at the next frame of the screen.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    told.push(differences(before, after));
  }
  const [phone, desktop, dark] = told;
  const lines = phone === desktop ? [phone] : [phone && `On a phone: ${phone}`, desktop && `On a desktop: ${desktop}`];
  if (dark !== desktop) lines.push(`In dark colours: ${dark || 'nothing'}`);
  return lines.filter(Boolean).join('\n');
}
