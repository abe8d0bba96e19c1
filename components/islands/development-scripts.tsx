'use client';

import { useEffect } from 'react';
import { sources } from '@/components/scripts/sources';

/**
 * Under `next dev` no export puts the small scripts into the page, so they come as modules. Next itself hydrates the islands: a
 * loader that another script brings along finds no files for them and leaves them alone.
 */
export function DevelopmentScripts() {
  useEffect(() => {
    for (const [name, selector] of Object.entries(sources)) {
      if (name !== 'loader' && document.querySelector(selector)) void import(`@/components/scripts/${name}.ts`);
    }
  }, []);
  return null;
}
