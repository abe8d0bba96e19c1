/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LinkedText } from '@/components/ui/linked-text';

describe('LinkedText', () => {
  it('turns e-mail addresses into links, without a full stop after them, and keeps the other text', () => {
    const text = 'Write to legal@a.co.in or first.last+tag@b.example. Call us @ the office.';
    const { container } = render(<LinkedText>{text}</LinkedText>);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(
      ['legal@a.co.in', 'first.last+tag@b.example'].map((address) => [address, `mailto:${address}`]),
    );
    expect(container).toHaveTextContent(text);
  });
});
