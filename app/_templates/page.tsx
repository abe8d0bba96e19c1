import type { ReactNode } from 'react';
import { Footer } from '@/components/footer/footer';
import { Header } from '@/components/header/header';
import { Breadcrumbs } from '@/components/page/breadcrumbs';
import { CallToAction } from '@/components/page/call-to-action';
import { CategoryStripes } from '@/components/page/category-stripes';
import { JsonLd } from '@/components/page/json-ld';
import { PhoneBar } from '@/components/phone-bar/phone-bar';
import { site } from '@/content/site';
import { mainPhone, contactLinks } from '@/lib/contact-links';
import { pageGraph } from '@/lib/json-ld';
import { breadcrumbOf, findPage } from '@/lib/pages';

const mainId = 'main';

type PageProps = {
  path: string;
  /** Renders the page's header around its breadcrumb. Home and the 404 page have none. */
  header?: (breadcrumbs: ReactNode) => ReactNode;
  /** The last section, with the links to quote, call and chat. */
  closing?: { title: string; text: string };
  children: ReactNode;
};

/** Everything that all pages share. Not in app/layout.tsx, which doesn't get the page's path. */
export function Page({ path, header, closing, children }: PageProps) {
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
        {header?.(<Breadcrumbs {...breadcrumbOf(path)} />)}
        {children}
        {closing && (
          <CallToAction
            {...closing}
            {...contactLinks(path)}
            phone={mainPhone}
            board={{ name: site.board, stripes: <CategoryStripes /> }}
          />
        )}
        {findPage(path) && <JsonLd graph={pageGraph(path)} />}
      </main>
      <Footer />
      <PhoneBar path={path} />
    </>
  );
}
