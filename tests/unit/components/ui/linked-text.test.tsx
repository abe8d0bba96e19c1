/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LinkedText } from '@/components/ui/linked-text';

describe('LinkedText', () => {
  it('turns addresses into mail links, without the full stop', () => {
    const text = 'Write to legal@a.co.in or first.last+tag@b.example. We reply.';
    const { container } = render(<LinkedText>{text}</LinkedText>);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(
      ['legal@a.co.in', 'first.last+tag@b.example'].map((address) => [address, `mailto:${address}`]),
    );
    expect(container).toHaveTextContent(text);
  });

  it('leaves text without an address as it is', () => {
    const { container } = render(<LinkedText>Call us @ the office.</LinkedText>);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container).toHaveTextContent('Call us @ the office.');
  });
});
