/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SocialProfile } from '@/components/ui/social-profile';

describe('SocialProfile @decision-6', () => {
  it('is a rel=me link if it has an address', () => {
    const comingSoon = { text: 'Soon', name: '{profile}, soon' };
    render(
      <SocialProfile label="Facebook" icon="facebook" url="https://facebook.com/onestop" comingSoon={comingSoon} />,
    );
    const link = screen.getByRole('link', { name: 'Facebook' });
    expect(link).toHaveAttribute('href', 'https://facebook.com/onestop');
    expect(link.getAttribute('rel')?.split(' ').sort()).toEqual(['me', 'noopener']);
  });
});
