'use client';

import { useEffect } from 'react';
import { clientScripts } from './client-scripts';

/** Imports the small scripts under `next dev`, where no export inserts them. */
export function DevelopmentScripts() {
  useEffect(() => {
    for (const [name, selector] of Object.entries(clientScripts)) {
      if (document.querySelector(selector)) void import(`@/components/${name}.client.ts`);
    }
  }, []);
  return null;
}
