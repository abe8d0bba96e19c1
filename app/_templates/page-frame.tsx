import type { ReactNode } from 'react';
import { JsonLd } from '@/components/page/json-ld';
import { pageGraph } from '@/lib/json-ld';
import { findPage } from '@/lib/pages';
import { PhoneBar } from '@/components/phone-bar/phone-bar';
import { Footer } from '@/components/footer/footer';
import { Header } from '@/components/header/header';

const mainId = 'main';

type PageFrameProps = { path: string; children: ReactNode };

/** Header, footer and phone bar. Not in app/layout.tsx, which doesn't get the page's path. */
export function PageFrame({ path, children }: PageFrameProps) {
  return (
    <>
      <a
        href={`#${mainId}`}
        className="surface-highlight fixed start-2 -top-24 z-50 rounded-control p-3 font-bold focus:top-2 print:hidden"
      >
        Skip to content
      </a>
      <Header path={path} />
      <main id={mainId} tabIndex={-1} className="outline-none">
        {children}
        {findPage(path) && <JsonLd graph={pageGraph(path)} />}
      </main>
      <Footer />
      <PhoneBar path={path} />
    </>
  );
}
