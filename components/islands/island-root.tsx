'use client';

import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';

type IslandRootProps = {
  children: ReactNode;
  /** Called once everything below has run its effects. */
  onAwake?: () => void;
};

/** What every island stands in, on the server and in the browser alike, so that hydration finds the same tree. */
export function IslandRoot({ children, onAwake }: IslandRootProps) {
  useEffect(() => onAwake?.(), [onAwake]);
  return <ErrorBoundary>{children}</ErrorBoundary>;
}
