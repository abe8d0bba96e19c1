import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';

export type ErrorScreenProps = {
  error: Error & { status?: number; statusText?: string };
  /** The ways on: home at least. */
  children: ReactNode;
};

/** Where an error in React ends: its status text or message, and the ways on. */
export function ErrorScreen({ error, children }: ErrorScreenProps) {
  return (
    <Container className="py-band">
      <div role="alert">
        <h1 className="text-display leading-display tracking-display">Unexpected Application Error!</h1>
        <p className="mt-5 max-w-text text-lead text-ink-soft">{error.statusText || error.message}</p>
      </div>
      <div className="mt-7 flex flex-wrap gap-3">{children}</div>
    </Container>
  );
}
