/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import ErrorPage from '@/app/error';

describe('the error page @spec-2 @spec-8', () => {
  it('says what went wrong, and offers a way home and the number', () => {
    render(<ErrorPage error={new Error('Failed to load')} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  });

  it('shows the status text if the error has one', () => {
    render(
      <ErrorPage error={Object.assign(new Error('Failed'), { status: 503, statusText: 'Service Unavailable' })} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Service Unavailable');
  });
});
