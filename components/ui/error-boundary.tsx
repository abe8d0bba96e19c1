'use client';

import { Component, type ReactNode } from 'react';
import { ErrorMessage } from './error-message';

type ErrorBoundaryProps = { children: ReactNode };

/** Replaces a part that throws with a message, so that the rest of the page works. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorMessage error={error} /> : this.props.children;
  }
}
