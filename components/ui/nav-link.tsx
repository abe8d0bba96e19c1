'use client';

import { usePathname } from 'next/navigation';
import { Link, type LinkProps } from './link';

/** A menu link that knows whether it leads to the page it stands on, or to the listing that page belongs to. */
export function NavLink(props: LinkProps) {
  const pathname = usePathname();
  const isParent = props.href !== '/' && pathname.startsWith(`${props.href}/`);
  const current = pathname === props.href ? 'page' : isParent ? 'true' : undefined;
  return <Link aria-current={current} {...props} />;
}
