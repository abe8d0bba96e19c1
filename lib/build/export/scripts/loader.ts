// Wakes the page when a visitor turns to an element that needs React, and loses nothing meanwhile. lib/build/export/README.md
// explains it. Inline on every page, so each byte counts: keep the minified script under 1.2 kB.
export {};

declare const trustedTypes: {
  createPolicy(name: string, rules: Record<'createScriptURL' | 'createHTML', (text: string) => string | null>): void;
};

const loader = document.currentScript as HTMLScriptElement;
const patience = 10_000;
const awake = new WeakSet<EventTarget>();
const held = new Map<Element, { island: Element; release: () => void }>();
let isCalled = false;
let isGivenUp = false;

// Every script address goes through this policy, Turbopack's own too: only this site's chunks get in. Text becomes markup
// nowhere; React only empties an element with it (components/ui/open-now.tsx).
if ('trustedTypes' in self) {
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (/^\/_next\/static\/[\w/.~-]+$/.test(url) ? url : null),
    createHTML: (text) => text && null,
  });
}

const islandOf = (event: Event) => (event.target as Partial<Element>).closest?.('[data-hydrate]');

const wake = (event: Event) => {
  if (isCalled || !islandOf(event)) return;
  isCalled = true;
  // Google Translate puts every text into <font> elements. React would not know the page again, so it stays HTML.
  if (document.querySelector('font')) return giveUp();
  const script = document.createElement('script');
  script.src = loader.dataset.wake!;
  document.head.append(script);
};

const giveUp = () => {
  isGivenUp = true;
  held.forEach(({ release }) => release());
  held.clear();
};

/** Keeps an event until its island is awake; one element is replayed once, however often it was pressed. */
const hold = (event: Event, element: Element | null | undefined, release: () => void) => {
  const island = islandOf(event);
  wake(event);
  if (!element || !island || isGivenUp || awake.has(island)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!held.size) setTimeout(giveUp, patience);
  held.set(element, { island, release });
};

for (const name of ['pointerover', 'pointerdown', 'focusin', 'input']) addEventListener(name, wake, true);

addEventListener(
  'click',
  (event) => {
    // Links, summaries, submit and popover buttons do their work without React and are never held.
    const button = (event.target as Element).closest<HTMLElement>('[type=button]:not([popovertarget],[commandfor])');
    hold(event, button, () => button!.click());
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    hold(event, form, () => form.requestSubmit(event.submitter));
  },
  true,
);

addEventListener('island:awake', ({ target: island }) => {
  awake.add(island!);
  // After the island's own effects, which run later than the one that reported it.
  setTimeout(() => {
    held.forEach((entry, element) => {
      if (entry.island === island && held.delete(element)) entry.release();
    });
  });
});

addEventListener('error', ({ target }) => (target as Element).tagName === 'SCRIPT' && giveUp(), true);
