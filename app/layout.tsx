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
import { buildInfo, paper } from '@/lib/build-info';
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
    { media: '(prefers-color-scheme: light)', color: paper.light },
    { media: '(prefers-color-scheme: dark)', color: paper.dark },
  ],
  interactiveWidget: 'resizes-content',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.locale}>
      <body>
        <SkipLink />
        <SiteHeader />
        <main id={mainId} tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <PhoneBar />
        {environment.isPreview && <PreviewBar {...buildInfo} />}
        {process.env.NODE_ENV === 'development' && <DevelopmentScripts />}
      </body>
    </html>
  );
}
