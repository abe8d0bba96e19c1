import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { DevelopmentScripts } from '@/components/islands/development-scripts';
import { PhoneBar } from '@/components/layout/phone-bar';
import { PreviewBar } from '@/components/layout/preview-bar';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink, mainId } from '@/components/layout/skip-link';
import { site } from '@/content/site';
import { buildInfo } from '@/lib/build-info';
import { dark, light } from '@/lib/colours';
import { detectEnvironment } from '@/lib/environment';
import { siteAddress } from '@/lib/site-address';

const environment = detectEnvironment();

export const metadata: Metadata = {
  metadataBase: new URL(siteAddress),
  icons: {
    // Browsers that draw no SVG ask for /favicon.ico by themselves.
    icon: { url: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    apple: '/apple-touch-icon.png',
  },
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: light.paper },
    { media: '(prefers-color-scheme: dark)', color: dark.paper },
  ],
  viewportFit: 'cover',
  interactiveWidget: 'resizes-content',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.locale}>
      <body>
        <SkipLink />
        <SiteHeader />
        {/* Under the header, whose menus hang from the top of the page. */}
        {environment.isPreview && <PreviewBar {...buildInfo(environment)} />}
        <main id={mainId} tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <PhoneBar />
        {process.env.NODE_ENV === 'development' && <DevelopmentScripts />}
      </body>
    </html>
  );
}
