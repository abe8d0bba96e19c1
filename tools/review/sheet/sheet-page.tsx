import type { ReactNode } from 'react';

/** A document of the review. Not a page of Next's: tools/review renders it and exports it like one. */
export function SheetPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
      </head>
      <body>{children}</body>
    </html>
  );
}
