import { type Action, ActionPair } from '@/components/ui/action-pair';
import { Container } from '@/components/ui/container';

export type ErrorScreenProps = {
  error: Error & { status?: number; statusText?: string };
  home: Action;
  call: Action;
};

/** Where an error in React ends: its status text or message, a way home and a phone number. */
export function ErrorScreen({ error, home, call }: ErrorScreenProps) {
  return (
    <Container className="py-band">
      <div role="alert">
        <h1 className="text-display leading-display tracking-display">Unexpected Application Error!</h1>
        <p className="mt-5 max-w-text text-lead text-ink-soft">{error.statusText || error.message}</p>
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <ActionPair quote={home} call={call} />
      </div>
    </Container>
  );
}
