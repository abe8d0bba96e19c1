'use client';

import { useEffect } from 'react';
import { sources } from '@/components/scripts/sources';

/**
 * Under `next dev` no export inserts the small scripts, so they are imported here. Next hydrates
 * the islands: a loader imported by another script finds no files for them and does nothing.
 */
export function DevelopmentScripts() {
  useEffect(() => {
    for (const [name, selector] of Object.entries(sources)) {
      if (name !== 'loader' && document.querySelector(selector)) void import(`@/components/scripts/${name}.ts`);
    }
  }, []);
  return null;
}
