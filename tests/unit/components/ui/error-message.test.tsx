/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ErrorMessage } from '@/components/ui/error-message';

it.each([
  ['the status text if the error has one', 'Service Unavailable', 'Service Unavailable'],
  ['the message when the status text is empty', '', 'Failed to load'],
])('the error message shows %s @spec-2 @spec-8', (_, statusText, shown) => {
  render(<ErrorMessage error={Object.assign(new Error('Failed to load'), { status: 503, statusText })} />);
  expect(screen.getByRole('alert').textContent).toContain(shown);
});
