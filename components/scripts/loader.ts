// Wakes an island when a visitor turns to it, and loses nothing meanwhile. tools/export/README.md explains it.
type Island = {
  /** As it was sent. Translators change it, and React would not know its element again. */
  text: string | null;
  /** Since someone turned to it: what was pressed, of each kind of event the latest. */
  held?: Map<string, () => void>;
};

/** The first of an island's files. */
type Entry = { default(at: Element): unknown };

/** For a network that says nothing at all; whatever it does say is heard at once. */
const patience = 10_000;
/** Those that React may still take over. */
const islands = new Map<Element | null | undefined, Island>();
for (const element of document.querySelectorAll('[data-island]')) islands.set(element, { text: element.textContent });

/** Once React holds the island, or cannot be had and it stays the HTML it is. */
function settle(element: Element): void {
  const island = islands.get(element);
  islands.delete(element);
  island?.held?.forEach((replay) => replay());
}

async function wake(element: HTMLElement): Promise<void> {
  const files = element.dataset.load!.split(' ');
  const [entry] = await Promise.all(files.map((file) => import(/* turbopackIgnore: true */ file) as Promise<Entry>));
  await entry!.default(element);
}

/**
 * Wakes the island around an element.
 * @param event kept from everybody until the island is settled
 * @param replay what happens then instead
 */
export function turnTo(target: Element | null | undefined, event?: Event, replay?: () => void): void {
  const element = target?.closest<HTMLElement>('[data-island]');
  const island = islands.get(element);
  if (!island || island.text !== element!.textContent) return;
  if (!island.held) {
    island.held = new Map();
    const settled = () => settle(element!);
    wake(element!).then(settled, settled);
  }
  if (!event) return;
  event.preventDefault();
  event.stopPropagation();
  island.held.set(event.type, replay!);
  setTimeout(settle, patience, element);
}

/** Listens before anyone else. */
export const listen = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
  addEventListener(name, act, true);

// Only what needs React wakes an island: its links and texts do not.
for (const name of ['pointerover', 'pointerdown', 'focusin', 'input'] as const) {
  listen(name, ({ target }) => turnTo((target as Partial<Element>).closest?.('button,input,textarea,label')));
}
listen('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[type=button]:not([data-copy])');
  turnTo(button, event, () => button!.click());
});
listen('submit', (event) => {
  const form = event.target as HTMLFormElement;
  turnTo(form, event, () => form.requestSubmit());
});
