'use client';

import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { ErrorMessage } from '@/components/ui/error-message';
import { routes } from '@/lib/routes';

type ErrorPageProps = { error: Error & { digest?: string } };

// An error boundary must be a client file, so its few words are the one exception to "no content in islands".
export default function ErrorPage({ error }: ErrorPageProps) {
  return (
    <Container className="py-band">
      <ErrorMessage error={error} size="page" />
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={routes.home}>Return to Home</ButtonLink>
        <ButtonLink href={routes.contact} variant="outlined">
          Contact us
        </ButtonLink>
      </div>
    </Container>
  );
}
