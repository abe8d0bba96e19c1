'use client';

import './globals.css';
import { errorTitle } from '@/components/ui/error-message';
import ErrorPage from './error';

type GlobalErrorProps = { error: Error & { digest?: string } };

/** For `next dev` only, if the layout throws. */
export default function GlobalError({ error }: GlobalErrorProps) {
  return (
    <html lang="en-IN">
      <body>
        <title>{errorTitle}</title>
        <main>
          <ErrorPage error={error} />
        </main>
      </body>
    </html>
  );
}
