'use client';

import { ErrorScreen } from '@/components/sections/error-screen';
import { call } from '@/lib/reach';
import { routes } from '@/lib/routes';

type ErrorPageProps = { error: Error & { digest?: string } };

// An error boundary must be a client file, so its few words and the number are the one exception to "no content in islands".
export default function ErrorPage({ error }: ErrorPageProps) {
  return (
    <ErrorScreen
      error={error}
      home={{ label: 'Return to Home', href: routes.home }}
      call={{ label: `Call ${call.display}`, href: call.href }}
    />
  );
}
