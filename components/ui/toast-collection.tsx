import type { ReactNode } from 'react';

/*
 * Stands in for @radix-ui/react-collection (next.config.ts names it). The real one keeps the items of a list in their order
 * in the document, 2 kB for every page with a form; the site shows one notification at a time, and finds it by its class.
 */

type Wrapper = { children?: ReactNode };

function Passed({ children }: Wrapper) {
  return children;
}

const itemsOf = () => Array.from(document.querySelectorAll('.notification'), (current) => ({ ref: { current } }));

export function createCollection(name: string) {
  const parts = { Provider: Passed, Slot: Passed, ItemSlot: Passed };
  const createScope = Object.assign(() => () => ({}), { scopeName: `${name}Collection` });
  return [parts, () => itemsOf, createScope] as const;
}
