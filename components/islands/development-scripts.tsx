'use client';

import { useEffect } from 'react';
import { sources } from '@/lib/build/export/scripts/sources';

/** What Next itself does under `next dev`: it hydrates the islands. */
const loading = new Set(['loader', 'notifications']);

/** Under `next dev` no export puts the small scripts into the page, so they come as modules. */
export function DevelopmentScripts() {
  useEffect(() => {
    for (const [name, selector] of Object.entries(sources)) {
      if (!loading.has(name) && document.querySelector(selector)) void import(`@/lib/build/export/scripts/${name}.ts`);
    }
  }, []);
  return null;
}
