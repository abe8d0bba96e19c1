import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { ErrorMessage } from '@/components/ui/error-message';

function renderWith(details: { message?: string; status?: number; statusText?: string }) {
  const { message, ...status } = details;
  render(<ErrorMessage error={Object.assign(new Error(message), status)} />);
}

describe('an error that nobody caught', () => {
  it('says what happened and announces it', () => {
    renderWith({ message: 'Failed to load' });
    expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load');
  });

  it('shows the status text rather than the message when the error has one', () => {
    renderWith({ message: 'Failed to load', status: 503, statusText: 'Service Unavailable' });
    expect(screen.getByText('Service Unavailable')).toBeInTheDocument();
    expect(screen.queryByText('Failed to load')).not.toBeInTheDocument();
  });

  it('shows the message when the status text is empty', () => {
    renderWith({ message: 'Failed to load', statusText: '' });
    expect(screen.getByText('Failed to load')).toBeInTheDocument();
  });

  it('stands in the place of the part that failed, and nowhere else', () => {
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
