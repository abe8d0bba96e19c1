/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { ErrorMessage } from '@/components/ui/error-message';

function renderWith(details: { message?: string; status?: number; statusText?: string }) {
  const { message, ...status } = details;
  render(<ErrorMessage error={Object.assign(new Error(message), status)} />);
}

describe('ErrorMessage @spec-8', () => {
  it('shows the message when the status text is empty', () => {
    renderWith({ message: 'Failed to load', statusText: '' });
    expect(screen.getByText('Failed to load')).toBeInTheDocument();
  });
});

describe('ErrorBoundary', () => {
  it('replaces only the part that failed', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('Failed to load');
    };
    render(
      <>
        <p>Typed text</p>
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </>,
    );
    log.mockRestore();
    expect(screen.getByText('Typed text')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Unexpected Application Error!Failed to loadReturn to Home/);
  });
});
