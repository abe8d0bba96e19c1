import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './island-root';
import { keepTypedState } from './typed-state';

/** Lets React take over an island's element; resolves when it has. */
export async function hydrate(element: HTMLElement, Content: ComponentType<object>): Promise<void> {
  // Where React renders a field again, the browser would insert an unfinished word a second time.
  while (element.querySelector('[data-composing]:focus')) await new Promise(requestAnimationFrame);
  const { island, props } = element.dataset;
  return new Promise((resolve) => {
    const onAwake = () => {
      element.dataset.awake = '';
      resolve();
    };
    hydrateRoot(
      element,
      <IslandRoot onMount={keepTypedState(element)} onAwake={onAwake}>
        <Content {...(JSON.parse(props ?? '{}') as object)} />
      </IslandRoot>,
      { identifierPrefix: `${island}-` },
    );
  });
}
