/*
 * Hydrates an island when a visitor uses it. Until then clicks and submits are held, and replayed
 * once: tools/export/README.md.
 */
type Entry = { default(element: HTMLElement): Promise<void> };

/** In milliseconds, for a network that never answers. */
const timeout = 10_000;

/**
 * The islands that are loading, with the calls that replay the latest event of each type. Null once
 * those are scheduled: later events go through.
 */
const pending = new Map<Element, Map<string, () => void> | null>();

/**
 * Another spelling of the same addresses: one more letter is percent-encoded. Firefox never again
 * requests a module that failed to load, and a query string wouldn't reach the modules it imports.
 */
function respell(addresses: string): string {
  return addresses.replace(/(\/_[^s ]*)s/g, '$1%73');
}

async function loadIsland(element: HTMLElement): Promise<void> {
  const { dataset } = element;
  const fallback = element.parentElement!.querySelector<HTMLElement>('[data-fallback]');
  const release = (isFailed: boolean) => {
    element.toggleAttribute('data-failed', isFailed);
    if (fallback) fallback.hidden = !isFailed;
    // In a task: browsers ignore a submit while another one is dispatched.
    pending.get(element)?.forEach((replay) => setTimeout(replay));
    pending.set(element, null);
  };
  const timer = setTimeout(release, timeout, true);
  try {
    const files = dataset.load!.split(' ');
    const imports = files.map((file) => import(/* turbopackIgnore: true */ file) as Promise<Entry>);
    const [entry] = await Promise.all(imports).finally(() => clearTimeout(timer));
    await entry!.default(element);
    release(false);
  } catch {
    release(true);
    dataset.load = respell(dataset.load!);
    // After the replays. The next press or focus tries again.
    setTimeout(() => pending.delete(element));
  }
}

/**
 * Hydrates the island around an element, if it isn't yet. Under `next dev` islands have no files,
 * and Next hydrates them.
 * @param event held until the island is hydrated or has failed
 * @param replay called then
 */
export function requestHydration(target: Element | null | undefined, event?: Event, replay?: () => void): void {
  const element = target?.closest<HTMLElement>('[data-load]:not([data-hydrated])');
  if (!element) return;
  if (!pending.has(element)) {
    pending.set(element, new Map());
    void loadIsland(element);
  }
  const replays = pending.get(element);
  if (!event || !replays) return;
  event.preventDefault();
  event.stopPropagation();
  replays.set(event.type, replay!);
}

/** Listens in the capture phase. */
export const listen = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
  addEventListener(name, act, true);

// Only controls need React: an island's links and texts don't.
const controls = 'button,input,select,textarea';
for (const [name, selector] of [
  ['pointerdown', controls],
  ['focusin', controls],
  // A failed island tries again at a press or focus, but not at every movement.
  ['pointerover', `[data-load]:not([data-failed]) :is(${controls})`],
] as const) {
  listen(name, ({ target }) => requestHydration((target as Partial<Element>).closest?.(selector)));
}
listen('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[type=button]:not([data-copy])');
  requestHydration(button, event, () => button!.click());
});
listen('submit', (event) => {
  const { id } = event.target as HTMLFormElement;
  // React may have rendered it again.
  requestHydration(event.target as Element, event, () => document.forms.namedItem(id)!.requestSubmit());
});
