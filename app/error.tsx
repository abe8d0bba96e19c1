'use client';

import { ErrorScreen } from '@/components/sections/error-screen';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

type ErrorPageProps = { error: Error & { digest?: string } };

// An error boundary must be a client file, so its few words are the one exception to "no content in islands".
export default function ErrorPage({ error }: ErrorPageProps) {
  return (
    <ErrorScreen error={error}>
      <ButtonLink href={routes.home}>Return to Home</ButtonLink>
      <ButtonLink href={routes.contact} variant="outlined">
        Contact us
      </ButtonLink>
    </ErrorScreen>
  );
}
