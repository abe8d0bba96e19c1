'use client';

import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';

type IslandRootProps = {
  children: ReactNode;
  /** Called in a layout effect, before the browser paints or handles events. */
  onMount?: () => void;
  /** Called after the effects of everything below. */
  onHydrated?: () => void;
};

/** Wraps every island, in the export and in the browser, so that hydration finds the same tree. */
export function IslandRoot({ children, onMount, onHydrated }: IslandRootProps) {
  useLayoutEffect(() => onMount?.(), [onMount]);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return <ErrorBoundary>{children}</ErrorBoundary>;
}
