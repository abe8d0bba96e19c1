import { render, screen } from '@testing-library/react';
import { Link } from '@/components/ui/link';

describe('Link', () => {
  it.each(['/about', '#main', 'tel:+919876543210', 'mailto:info@example.com'])('leaves %s a plain anchor', (href) => {
    render(<Link href={href}>Go</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
    expect(screen.getByRole('link')).not.toHaveAttribute('rel');
  });

  it('gives other sites no opener and keeps what else the link is', () => {
    render(
      <Link href="https://example.com" rel="me">
        Profile
      </Link>,
    );
    expect(screen.getByRole('link').getAttribute('rel')?.split(' ').sort()).toEqual(['me', 'noopener']);
  });
});
