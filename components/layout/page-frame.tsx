import type { ReactNode } from 'react';
import { JsonLd } from '@/components/ui/json-ld';
import { buildInfo } from '@/lib/build-info';
import { detectEnvironment } from '@/lib/environment';
import { pageGraph } from '@/lib/json-ld';
import { pages } from '@/lib/pages';
import { PhoneBar } from './phone-bar';
import { PreviewBar } from './preview-bar';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { mainId, SkipLink } from './skip-link';

type PageFrameProps = { path: string; children: ReactNode };

/**
 * What all pages have. Not in app/layout.tsx: a layout doesn't know its page's path on the server.
 */
export function PageFrame({ path, children }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader path={path} />
      <main id={mainId} tabIndex={-1}>
        {children}
        {pages.some((page) => page.path === path) && <JsonLd graph={pageGraph(path)} />}
      </main>
      <SiteFooter />
      <PhoneBar path={path} />
      {detectEnvironment().isPreview && <PreviewBar {...buildInfo} />}
    </>
  );
}
