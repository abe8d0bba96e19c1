import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './island-root';
import { keepTypedState } from './typed-state';

/**
 * Hydrates an island. Its entry, which tools/export/islands.ts writes, calls this with the element.
 * Resolves when it's hydrated.
 */
export async function hydrate(element: HTMLElement, Content: ComponentType<object>): Promise<void> {
  // If React re-rendered a field during composition, the browser would insert the word twice.
  while (element.querySelector('[data-composing]:focus')) await new Promise(requestAnimationFrame);
  const { island, props } = element.dataset;
  return new Promise((resolve) => {
    const onHydrated = () => {
      element.dataset.hydrated = '';
      resolve();
    };
    hydrateRoot(
      element,
      <IslandRoot onMount={keepTypedState(element)} onHydrated={onHydrated}>
        <Content {...(JSON.parse(props ?? '{}') as object)} />
      </IslandRoot>,
      { identifierPrefix: `${island}-` },
    );
  });
}
