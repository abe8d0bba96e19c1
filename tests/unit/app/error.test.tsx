import { render, screen } from '@testing-library/react';
import ErrorPage from '@/app/error';

it('the error page offers a way home and a way to reach someone', () => {
  render(<ErrorPage error={new Error('Failed to load')} />);
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
});
