import { Component, type ReactNode } from 'react';
import { ErrorMessage } from './error-message';

type ErrorBoundaryProps = { children: ReactNode };
type ErrorBoundaryState = { error: Error | null };

/** Replaces a part that throws with a message, so that the rest of the page works. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorMessage error={error} phone={phoneInFooter()} /> : this.props.children;
  }
}

/** Read from the page: content/types/phone.ts is too large for a script. */
function phoneInFooter() {
  const link = document.querySelector<HTMLAnchorElement>('footer a[href^="tel:"]');
  return link ? { href: link.href, display: link.text } : undefined;
}
