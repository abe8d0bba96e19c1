import { render, screen } from '@testing-library/react';
import { ErrorScreen } from '@/components/sections/error-screen';

function renderWith(details: { message?: string; status?: number; statusText?: string }) {
  const { message, ...status } = details;
  render(
    <ErrorScreen error={Object.assign(new Error(message), status)}>
      <a href="/">Return to Home</a>
    </ErrorScreen>,
  );
}

describe('ErrorScreen', () => {
  it('says what happened and announces it', () => {
    renderWith({ message: 'Failed to load' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
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

  it('offers the ways on', () => {
    renderWith({});
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});
