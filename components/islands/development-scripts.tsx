'use client';

import { useEffect } from 'react';
import { scriptSelectors } from '@/components/scripts/selectors';

/**
 * Imports the small scripts under `next dev`, where no export inserts them. Next hydrates the
 * islands itself: without files for them, the loader does nothing.
 */
export function DevelopmentScripts() {
  useEffect(() => {
    for (const [name, selector] of Object.entries(scriptSelectors)) {
      if (name !== 'loader' && document.querySelector(selector)) void import(`@/components/scripts/${name}.ts`);
    }
  }, []);
  return null;
}
