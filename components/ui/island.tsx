'use client';

import { type HTMLAttributes, useEffect, useRef } from 'react';

/** Fired at an island's element once React has taken it over. */
export const islandAwake = 'island:awake';

type IslandProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'li' | 'span' };

/**
 * Marks the part of a page that needs React. `data-hydrate` tells the loader (lib/build/export) to fetch the runtime when a
 * visitor points at it, presses, focuses or types in it; everything outside an island is HTML for good.
 */
export function Island({ as: Element = 'div', children, ...rest }: IslandProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    ref.current?.dispatchEvent(new Event(islandAwake, { bubbles: true }));
  }, []);
  return (
    <Element ref={ref as never} data-hydrate="" {...rest}>
      {children}
    </Element>
  );
}
