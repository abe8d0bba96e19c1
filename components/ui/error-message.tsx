import { routes } from '@/lib/routes';
import { ButtonLink, CallButton } from './links';

type ErrorMessageProps = {
  error: { message: string; statusText?: string };
  /** `page` if there is nothing else on the page. */
  size?: 'page' | 'part';
  phone?: { href: string; display: string };
};

/** An uncaught error, in the specified words (tests/specification, section 8). */
export function ErrorMessage({ error, size = 'part', phone }: ErrorMessageProps) {
  const Title = size === 'page' ? 'h1' : 'h2';
  return (
    <div role="alert">
      <Title className={size === 'page' ? 'text-display' : 'text-title'}>Unexpected Application Error!</Title>
      <p className="mt-3 max-w-text text-ink-soft">{error.statusText || error.message}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={routes.home}>Return to Home</ButtonLink>
        {phone && <CallButton href={phone.href} variant="outlined" label="Call" number={phone.display} />}
      </p>
    </div>
  );
}
