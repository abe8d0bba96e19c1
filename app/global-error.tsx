'use client';

import './globals.css';
import { ErrorScreen } from '@/components/sections/error-screen';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

type GlobalErrorProps = { error: Error & { digest?: string } };

/** Stands in for the whole page when the layout itself fails. */
export default function GlobalError({ error }: GlobalErrorProps) {
  return (
    <html lang="en-IN">
      <body>
        <title>Unexpected Application Error!</title>
        <main>
          <ErrorScreen error={error}>
            <ButtonLink href={routes.home}>Return to Home</ButtonLink>
          </ErrorScreen>
        </main>
      </body>
    </html>
  );
}
