// Wakes an island when a visitor turns to it, and loses nothing meanwhile. tools/export/README.md explains it.
type Island = {
  /** While its files load: what was pressed, of each kind of event the latest. Null: nothing is held any longer. */
  held?: Map<string, () => void> | null;
};

/** The first of an island's files. */
type Entry = { default(at: Element): unknown };

/** For a network that never answers. */
const patience = 10_000;
/** Those that React may still take over; under `next dev` an island has no files. */
const islands = new Map<Element | null | undefined, Island>();
for (const element of document.querySelectorAll('[data-load]')) islands.set(element, {});

async function load(element: HTMLElement): Promise<void> {
  const files = element.dataset.load!.split(' ');
  const [entry] = await Promise.all(files.map((file) => import(/* turbopackIgnore: true */ file) as Promise<Entry>));
  await entry!.default(element);
}

/** Firefox remembers by its address that a file failed, so the next attempt percent-encodes one more letter of the folder. */
function respell({ dataset }: HTMLElement): void {
  const next = /(static\/(?:%\w\w)*)(\w)/g;
  dataset.load = dataset.load!.replace(
    next,
    (_, start, letter: string) => `${start}%${letter.charCodeAt(0).toString(16)}`,
  );
}

async function wake(element: HTMLElement, island: Island): Promise<void> {
  const instead = element.parentElement!.querySelector<HTMLElement>('[data-instead]');
  /** Replays what was held, and holds no more. Beside a form that failed the page offers other ways to write. */
  const letGo = (isFailed: boolean) => {
    if (instead) instead.hidden = !isFailed;
    // In a task: browsers ignore a submit while another one is dispatched.
    island.held?.forEach((replay) => setTimeout(replay));
    island.held = null;
  };
  const timer = setTimeout(letGo, patience, true);
  try {
    await load(element);
    islands.delete(element);
    letGo(false);
  } catch {
    letGo(true);
    respell(element);
    // It stays HTML until a press or focus tries again.
    setTimeout(() => delete island.held);
  }
  clearTimeout(timer);
}

/**
 * Wakes the island around an element.
 * @param event held until the island is awake, or stays HTML
 * @param replay what happens then instead
 */
export function turnTo(target: Element | null | undefined, event?: Event, replay?: () => void): void {
  const element = target?.closest<HTMLElement>('[data-island]');
  const island = islands.get(element);
  if (!island) return;
  if (!('held' in island)) {
    island.held = new Map();
    void wake(element!, island);
  }
  if (!event || !island.held) return;
  event.preventDefault();
  event.stopPropagation();
  island.held.set(event.type, replay!);
}

/** Listens in the capture phase. */
export const listen = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
  addEventListener(name, act, true);

// Only what needs React wakes an island: its links and texts do not.
const controls = 'button,input,textarea,label';
// After a failure a press or focus tries again, but not every movement and key.
const untried = `[data-load]:not([data-load*='%']) :is(${controls})`;
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
