// Wakes an island when a visitor turns to it, and loses nothing meanwhile. lib/build/export/README.md explains it.
type Island = {
  /** As it was sent. Translators change it, and React would not know its element again. */
  text: string | null;
  /** `asleep` until someone turns to it; in the end React holds it, or it stays the HTML it is. */
  state: 'asleep' | 'waking' | 'settled';
  /** What was pressed meanwhile: each element is served once, however often it was pressed. */
  held: Map<EventTarget, () => void>;
};

/** For a network that says nothing at all; whatever it does say is heard at once. */
const patience = 10_000;
const islands = new Map<Element | null | undefined, Island>();
for (const element of document.querySelectorAll('[data-island]')) {
  islands.set(element, { text: element.textContent, state: 'asleep', held: new Map() });
}

function settle(island: Island): void {
  island.state = 'settled';
  island.held.forEach((release) => release());
  island.held.clear();
}

async function wake(element: HTMLElement, island: Island): Promise<void> {
  island.state = 'waking';
  try {
    if (element.textContent !== island.text) throw 0;
    const files = element.dataset.load!.split(' ');
    const [entry] = await Promise.all(
      files.map((file) => import(/* turbopackIgnore: true */ file) as Promise<{ default(at: Element): unknown }>),
    );
    await entry!.default(element);
  } catch {
    // It stays the HTML it is.
  }
  settle(island);
}

/**
 * Wakes the island, and keeps what was pressed for it until it is settled.
 * @returns whether it keeps it
 */
export function turnTo(
  element: HTMLElement | null | undefined,
  event?: Event,
  target?: EventTarget,
  release?: () => void,
): boolean {
  const island = islands.get(element);
  if (island?.state === 'asleep') void wake(element!, island);
  if (!release || island?.state !== 'waking') return false;
  event?.preventDefault();
  event?.stopPropagation();
  island.held.set(target!, release);
  setTimeout(settle, patience, island);
  return true;
}

const islandOf = (element: Element | null | undefined) => element?.closest<HTMLElement>('[data-island]');

/** Listens before anyone else. */
export const listen = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
  addEventListener(name, act, true);

// Only what needs React wakes an island: its links and texts do not.
for (const name of ['pointerover', 'pointerdown', 'focusin', 'input'] as const) {
  listen(name, ({ target }) => turnTo(islandOf((target as Partial<Element>).closest?.('button,input,textarea,label'))));
}

listen('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[type=button]:not([data-copy])');
  if (button) turnTo(islandOf(button), event, button, () => button.click());
});

listen('submit', (event) => {
  const form = event.target as HTMLFormElement;
  turnTo(islandOf(form), event, form, () => form.requestSubmit(event.submitter));
});
