/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LinkedText } from '@/components/ui/linked-text';

describe('LinkedText', () => {
  it('turns addresses into mail links, without the full stop, and leaves the rest as it is', () => {
    const text = 'Write to legal@a.co.in or first.last+tag@b.example. Call us @ the office.';
    const { container } = render(<LinkedText>{text}</LinkedText>);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(
      ['legal@a.co.in', 'first.last+tag@b.example'].map((address) => [address, `mailto:${address}`]),
    );
    expect(container).toHaveTextContent(text);
  });
});
