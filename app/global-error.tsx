'use client';

import './globals.css';
import ErrorPage from './error';

type GlobalErrorProps = { error: Error & { digest?: string } };

/** Only in `next dev`, if the layout fails: an exported page has no code that could. */
export default function GlobalError({ error }: GlobalErrorProps) {
  return (
    <html lang="en-IN">
      <body>
        <title>Unexpected Application Error!</title>
        <main>
          <ErrorPage error={error} />
        </main>
      </body>
    </html>
  );
}
