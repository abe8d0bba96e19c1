/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SocialProfile } from '@/components/ui/social-profile';
import { Tooltips } from '@/components/ui/tooltip';

function show(url: string | null) {
  render(
    <Tooltips>
      <SocialProfile
        label="Facebook"
        icon="facebook"
        url={url}
        comingSoon={{ text: 'Soon', name: '{profile}, soon' }}
      />
    </Tooltips>,
  );
}

describe('SocialProfile @decision-6', () => {
  it('is a rel=me link if it has an address', () => {
    show('https://facebook.com/onestop');
    const link = screen.getByRole('link', { name: 'Facebook' });
    expect(link).toHaveAttribute('href', 'https://facebook.com/onestop');
    expect(link.getAttribute('rel')?.split(' ').sort()).toEqual(['me', 'noopener']);
  });

  it('is a “coming soon” button if it has none', () => {
    show(null);
    expect(screen.getByRole('button', { name: 'Facebook, soon' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
