/*
 * Hydrates an island when a visitor uses it. Clicks and submits are held until then; the latest of
 * each is replayed (tools/export/README.md).
 */
type Entry = { default(element: HTMLElement): Promise<void> };

/** In milliseconds, for networks that never answer. */
const timeout = 10_000;

type Pending = {
  /** Replay the latest event of each type. */
  replays: Map<string, () => void>;
  /** Whether the replays are scheduled: later events aren't held. */
  isReleased: boolean;
};

/** The islands that were requested, until they fail. */
const pending = new Map<Element, Pending>();

/**
 * Spells the same addresses differently: percent-encodes one more letter. Firefox never requests a
 * module again that failed to load, and a query string wouldn't apply to the modules it imports.
 * `/_next/static/islands/a.js` becomes `/_next/%73tatic/islands/a.js`. The folder has three such
 * letters, so three more attempts reach the modules that a file imports.
 */
function respell(addresses: string): string {
  return addresses.replace(/(\/_[^s ]*)s/g, '$1%73');
}

async function loadIsland(element: HTMLElement, island: Pending): Promise<void> {
  const { dataset } = element;
  // Shown beside the form of components/enquiry/enquiry-form.tsx.
  const fallback = element.parentElement!.querySelector<HTMLElement>('[data-fallback]');
  const release = (isFailed: boolean) => {
    element.toggleAttribute('data-failed', isFailed);
    if (fallback) fallback.hidden = !isFailed;
    // In a separate task: browsers ignore a submit during another one.
    for (const replay of island.replays.values()) setTimeout(replay);
    island.replays.clear();
    island.isReleased = true;
  };
  const timer = setTimeout(() => release(true), timeout);
  try {
    const files = dataset.load!.split(' ');
    const imports = files.map((file) => import(/* turbopackIgnore: true */ file) as Promise<Entry>);
    const [entry] = await Promise.all(imports).finally(() => clearTimeout(timer));
    await entry!.default(element);
    release(false);
  } catch {
    release(true);
    dataset.load = respell(dataset.load!);
    // After the replays: the next press or focus tries again.
    setTimeout(() => pending.delete(element));
  }
}

/**
 * Hydrates the island around an element, unless it's hydrated. Under `next dev`, islands have no
 * files, and Next hydrates them.
 * @param held waits until the island is hydrated or has failed; `replay` is called then
 */
export function requestHydration(
  target: Element | null | undefined,
  held?: { event: Event; replay: () => void },
): void {
  const element = target?.closest<HTMLElement>('[data-load]:not([data-hydrated])');
  if (!element) return;
  let island = pending.get(element);
  if (!island) {
    island = { replays: new Map(), isReleased: false };
    pending.set(element, island);
    void loadIsland(element, island);
  }
  if (!held || island.isReleased) return;
  const { event, replay } = held;
  event.preventDefault();
  event.stopPropagation();
  island.replays.set(event.type, replay);
}

/** Listens in the capture phase, before React and other scripts, which don't see held events. */
export const listen = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
  addEventListener(name, act, true);

// Only controls need React; links and texts of islands don't.
const controls = 'button,input,select,textarea';
for (const [name, selector] of [
  ['pointerdown', controls],
  ['focusin', controls],
  // A failed island is requested again by a press or focus, but not by every pointer movement.
  ['pointerover', `[data-load]:not([data-failed]) :is(${controls})`],
] as const) {
  listen(name, ({ target }) => {
    if (target instanceof Element) requestHydration(target.closest(selector));
  });
}
// A submit button's click isn't held; the submit that follows it is.
listen('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[type=button]:not([data-copy])');
  requestHydration(button, { event, replay: () => button!.click() });
});
listen('submit', (event) => {
  const { id } = event.target as HTMLFormElement;
  // By id, because React may have replaced the form.
  const replay = () => document.forms.namedItem(id)!.requestSubmit();
  requestHydration(event.target as Element, { event, replay });
});
