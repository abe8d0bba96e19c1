import type { HTMLAttributes, ReactNode, Ref } from 'react';

/*
 * Stands in for @radix-ui/react-popper (next.config.ts names it). The real one brings a positioning engine, 15 kB on every
 * page, that follows its anchor through scrolling and nesting; the site's tooltips stand beside a small button and close
 * when the page scrolls, so tooltip.tsx places them itself. These are the names that @radix-ui/react-tooltip uses.
 */

type Wrapper = { children?: ReactNode };

export function Root({ children }: Wrapper) {
  return children;
}

export function Anchor({ children }: Wrapper) {
  return children;
}

type ContentProps = HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement>; side?: string };

export function Content({ side: _, ...props }: ContentProps) {
  return <div {...props} />;
}

export function Arrow() {
  return null;
}

export const createPopperScope = Object.assign(() => () => ({}), { scopeName: 'Popper' });
