'use client';

import { useEffect } from 'react';
import { clientScripts } from '@/components/client-scripts';

/**
 * Imports the small scripts under `next dev`, where no export inserts them. Next hydrates the
 * islands itself: without files for them, the loader does nothing.
 */
export function DevelopmentScripts() {
  useEffect(() => {
    for (const [name, selector] of Object.entries(clientScripts)) {
      if (name !== 'loader' && document.querySelector(selector)) void import(`@/components/${name}.client.ts`);
    }
  }, []);
  return null;
}
