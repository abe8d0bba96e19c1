'use client';

import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';

type IslandRootProps = {
  children: ReactNode;
  /** Called as soon as the elements are in the page, before anything else can happen there. */
  onMount?: () => void;
  /** Called once everything below has run its effects. */
  onHydrated?: () => void;
};

/** Around every island, on server and client alike, so that hydration finds the same tree. */
export function IslandRoot({ children, onMount, onHydrated }: IslandRootProps) {
  useLayoutEffect(() => onMount?.(), [onMount]);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return <ErrorBoundary>{children}</ErrorBoundary>;
}
