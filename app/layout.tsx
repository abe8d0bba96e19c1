import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { DevelopmentScripts } from '@/components/development-scripts';
import { site } from '@/content/site';
import { themeColors } from '@/lib/colors';
import { siteAddress } from '@/lib/site-address';

export const metadata: Metadata = {
  metadataBase: new URL(siteAddress),
  icons: {
    // Browsers without SVG icons request /favicon.ico automatically.
    icon: { url: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    apple: '/apple-touch-icon.png',
  },
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.light },
    { media: '(prefers-color-scheme: dark)', color: themeColors.dark },
  ],
  interactiveWidget: 'resizes-content',
};

/** Pages, but no files, which would be downloaded. */
const pageLinks = { selector_matches: 'a[href^="/"]:not([href*="."])' };

/** Prerenders a page before its link is followed; Safari and Firefox only prefetch. */
const speculationRules = {
  prerender: [{ where: pageLinks, eagerness: 'moderate' }],
  prefetch: [{ where: pageLinks, eagerness: 'conservative' }],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.locale}>
      <body>
        {/* One element, which the send dialog makes inert while it's open. */}
        <div>{children}</div>
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }} />
        {process.env.NODE_ENV === 'development' && <DevelopmentScripts />}
      </body>
    </html>
  );
}
