'use client';

import { Container } from '@/components/ui/container';
import { ErrorMessage } from '@/components/ui/error-message';

type ErrorPageProps = { error: Error & { digest?: string } };

/** Only `next dev` shows it; in the export, components/ui/error-boundary.tsx shows the same message for an island. */
export default function ErrorPage({ error }: ErrorPageProps) {
  return (
    <Container className="py-band">
      <ErrorMessage error={error} size="page" />
    </Container>
  );
}
