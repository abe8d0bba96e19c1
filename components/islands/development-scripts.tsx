'use client';

import { useEffect } from 'react';
import { sources } from '@/components/scripts/sources';

/**
 * Imports the small scripts under `next dev`, where no export inserts them. Next hydrates the
 * islands itself: without files for them, the loader does nothing.
 */
export function DevelopmentScripts() {
  useEffect(() => {
    for (const [name, selector] of Object.entries(sources)) {
      if (name !== 'loader' && document.querySelector(selector)) void import(`@/components/scripts/${name}.ts`);
    }
  }, []);
  return null;
}
