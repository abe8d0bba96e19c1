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

  it.each([
    ['the status text if the error has one', 'Service Unavailable', 'Service Unavailable'],
    ['the message when the status text is empty', '', 'Failed to load'],
  ])('shows %s', (_, statusText, shown) => {
    render(<ErrorPage error={Object.assign(new Error('Failed to load'), { status: 503, statusText })} />);
    expect(screen.getByRole('alert')).toHaveTextContent(shown);
  });
});
