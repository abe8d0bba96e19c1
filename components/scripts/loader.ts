// Wakes an island when a visitor turns to it, and loses nothing meanwhile. tools/export/README.md explains it.
type Island = {
  /** As it was sent. Translators change it, and React would not know its element again. */
  text: string | null;
  /** While its files are on their way: what was pressed, of each kind of event the latest. Null: nothing is held any longer. */
  held?: Map<string, () => void> | null;
};

/** The first of an island's files. */
type Entry = { default(at: Element): unknown };

/** For a network that says nothing at all; whatever it does say is heard at once. */
const patience = 10_000;
/** Those that React may still take over. */
const islands = new Map<Element | null | undefined, Island>();
for (const element of document.querySelectorAll('[data-island]')) islands.set(element, { text: element.textContent });

async function load(element: HTMLElement): Promise<void> {
  const files = element.dataset.load!.split(' ');
  const [entry] = await Promise.all(files.map((file) => import(/* turbopackIgnore: true */ file) as Promise<Entry>));
  await entry!.default(element);
}

async function wake(element: HTMLElement, island: Island): Promise<void> {
  /** Sends on what was held, and holds no more. The page says beside an island that has failed that it has. */
  const letGo = (isFailed: boolean) => {
    element.toggleAttribute('data-failed', isFailed);
    const { held } = island;
    island.held = null;
    held?.forEach((replay) => replay());
  };
  const timer = setTimeout(letGo, patience, true);
  try {
    await load(element);
    islands.delete(element);
    letGo(false);
  } catch {
    letGo(true);
    // It stays HTML until a press or focus tries again.
    delete island.held;
  }
  clearTimeout(timer);
}

/**
 * Wakes the island around an element.
 * @param event kept from everybody until the island is awake, or stays HTML
 * @param replay what happens then instead
 */
export function turnTo(target: Element | null | undefined, event?: Event, replay?: () => void): void {
  const element = target?.closest<HTMLElement>('[data-island]');
  const island = islands.get(element);
  if (!island || island.text !== element!.textContent) return;
  if (!('held' in island)) {
    island.held = new Map();
    void wake(element!, island);
  }
  if (!event || !island.held) return;
  event.preventDefault();
  event.stopPropagation();
  island.held.set(event.type, replay!);
}

/** Listens before anyone else. */
export const listen = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
  addEventListener(name, act, true);

// Only what needs React wakes an island: its links and texts do not.
const controls = 'button,input,textarea,label';
// After a failure a press or focus tries again, but not every movement and key.
const untried = `[data-island]:not([data-failed]) :is(${controls})`;
for (const [name, selector] of [
  ['pointerdown', controls],
  ['focusin', controls],
  ['pointerover', untried],
  ['input', untried],
] as const) {
  listen(name, ({ target }) => turnTo((target as Partial<Element>).closest?.(selector)));
}
listen('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[type=button]:not([data-copy])');
  turnTo(button, event, () => button!.click());
});
listen('submit', (event) => {
  const { id } = event.target as HTMLFormElement;
  // React may have rendered it anew.
  turnTo(event.target as Element, event, () => document.forms.namedItem(id)!.requestSubmit());
});
