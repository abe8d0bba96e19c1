'use client';

import { useEffect } from 'react';

/** Imports the browser scripts under `next dev`, where no export inserts them. */
export function DevelopmentScripts() {
  useEffect(() => void import('./scripts'), []);
  return null;
}
