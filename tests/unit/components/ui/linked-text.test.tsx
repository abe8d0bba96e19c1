/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LinkedText } from '@/components/ui/linked-text';

describe('LinkedText', () => {
  it('turns an address into a mail link, without the full stop', () => {
    const { container } = render(<LinkedText>Write to privacy@example.com. We reply.</LinkedText>);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:privacy@example.com');
    expect(screen.getByRole('link')).toHaveTextContent(/^privacy@example\.com$/);
    expect(container).toHaveTextContent('Write to privacy@example.com. We reply.');
  });

  it('links each of several addresses', () => {
    render(<LinkedText>legal@a.co.in or first.last+tag@b.example</LinkedText>);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:legal@a.co.in',
      'mailto:first.last+tag@b.example',
    ]);
  });

  it('leaves text without an address as it is', () => {
    const { container } = render(<LinkedText>Call us @ the office.</LinkedText>);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container).toHaveTextContent('Call us @ the office.');
  });
});
