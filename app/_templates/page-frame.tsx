import type { ReactNode } from 'react';
import { Footer } from '@/components/footer/footer';
import { Header } from '@/components/header/header';
import { CallToAction } from '@/components/page/contact-actions';
import { PhoneBar } from '@/components/phone-bar/phone-bar';
import { graphText, pageGraph } from '@/lib/json-ld';
import { findPage } from '@/lib/pages';

const mainId = 'main';

type PageFrameProps = {
  path: string;
  /** The words of the last section, with the links to quote, call and chat. */
  closing?: { title: string; text: string };
  children: ReactNode;
};

/** Everything that all pages share. Not in app/layout.tsx, which doesn't get the page's path. */
export function PageFrame({ path, closing, children }: PageFrameProps) {
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
        {closing && <CallToAction path={path} {...closing} />}
        {findPage(path) && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphText(pageGraph(path)) }} />
        )}
      </main>
      <Footer />
      <PhoneBar path={path} />
    </>
  );
}
