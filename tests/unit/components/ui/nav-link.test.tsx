import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { NavLink } from '@/components/ui/nav-link';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

function currentOn(pathname: string, href: string): string | null {
  jest.mocked(usePathname).mockReturnValue(pathname);
  render(<NavLink href={href}>Link</NavLink>);
  return screen.getByRole('link').getAttribute('aria-current');
}

describe('NavLink', () => {
  it.each([
    ['/services', '/services', 'page'],
    ['/services/seo-services', '/services/seo-services', 'page'],
    ['/', '/', 'page'],
    ['/services/seo-services', '/services', 'true'],
    ['/services', '/products', null],
    ['/services-and-more', '/services', null],
    ['/services/seo-services', '/services/seo', null],
    ['/about', '/', null],
  ])('on %s the link to %s has aria-current %s', (pathname, href, current) => {
    expect(currentOn(pathname, href)).toBe(current);
  });
});
