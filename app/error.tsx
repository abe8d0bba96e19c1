'use client';

import { Container } from '@/components/ui/container';
import { ErrorMessage } from '@/components/ui/error-message';

type ErrorPageProps = { error: Error & { digest?: string } };

/** Only in `next dev`: in the export, components/ui/error-boundary.tsx shows an island's errors. */
export default function ErrorPage({ error }: ErrorPageProps) {
  return (
    <Container className="py-band">
      <ErrorMessage error={error} size="page" />
    </Container>
  );
}
