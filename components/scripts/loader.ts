// Hydrates an island when a visitor uses it, and loses nothing meanwhile: tools/export/README.md.
type Entry = { default(at: Element): unknown };

/** For a network that never answers. */
const patience = 10_000;
/** What was pressed in an island that is loading, the latest of each type. Null: none held. */
const held = new Map<Element, Map<string, () => void> | null>();

async function wake(element: HTMLElement): Promise<void> {
  const { dataset } = element;
  const instead = element.parentElement!.querySelector<HTMLElement>('[data-instead]');
  /** Replays what was held. Beside a form that failed, the page offers other ways to write. */
  const letGo = (isFailed: boolean) => {
    if (instead) instead.hidden = !isFailed;
    // In a task: browsers ignore a submit while another one is dispatched.
    held.get(element)?.forEach((replay) => setTimeout(replay));
    held.set(element, null);
  };
  const timer = setTimeout(letGo, patience, true);
  try {
    const files = dataset.load!.split(' ');
    const imports = files.map((file) => import(/* turbopackIgnore: true */ file) as Promise<Entry>);
    const [entry] = await Promise.all(imports).finally(() => clearTimeout(timer));
    await entry!.default(element);
    letGo(false);
  } catch {
    letGo(true);
    // Firefox requests a failed address only once: the next attempt encodes one more letter.
    dataset.load = dataset.load!.replace(/(\/_[^s ]*)s/g, '$1%73');
    // It stays HTML until a press or focus tries again.
    setTimeout(() => held.delete(element));
  }
}

/**
 * Wakes the island around an element. Under `next dev` islands have no files, and Next hydrates
 * them.
 * @param event held until the island is awake or stays HTML
 * @param replay what happens then instead
 */
export function turnTo(target: Element | null | undefined, event?: Event, replay?: () => void): void {
  const element = target?.closest<HTMLElement>('[data-load]:not([data-awake])');
  if (!element) return;
  if (!held.has(element)) {
    held.set(element, new Map());
    void wake(element);
  }
  const events = held.get(element);
  if (!event || !events) return;
  event.preventDefault();
  event.stopPropagation();
  events.set(event.type, replay!);
}

/** Listens in the capture phase. */
export const listen = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
  addEventListener(name, act, true);

// Only what needs React wakes an island: its links and texts do not.
const controls = 'button,input,textarea';
// After a failure a press or focus tries again, but not every movement.
const untried = `[data-load]:not([data-load*='%']) :is(${controls})`;
for (const [name, selector] of [
  ['pointerdown', controls],
  ['focusin', controls],
  ['pointerover', untried],
] as const) {
  listen(name, ({ target }) => turnTo((target as Partial<Element>).closest?.(selector)));
}
listen('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[type=button]:not([data-copy])');
  turnTo(button, event, () => button!.click());
});
listen('submit', (event) => {
  const { id } = event.target as HTMLFormElement;
  // React may have rendered it again.
  turnTo(event.target as Element, event, () => document.forms.namedItem(id)!.requestSubmit());
});
