'use client';

import { Container } from '@/components/ui/container';
import { ErrorMessage } from '@/components/ui/error-message';

type ErrorPageProps = { error: Error & { digest?: string } };

/** For `next dev` only. On exported pages, components/ui/error-boundary.tsx shows errors. */
export default function ErrorPage({ error }: ErrorPageProps) {
  return (
    <Container className="py-band">
      <ErrorMessage error={error} size="page" />
    </Container>
  );
}
