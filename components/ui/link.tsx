import clsx from 'clsx';
import type { AnchorHTMLAttributes } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Every link of the site: a plain anchor, so that no page needs a router. */
export function Link({ href, rel, children, ...rest }: LinkProps) {
  const isExternal = /^https?:/.test(href);
  return (
    <a href={href} rel={clsx(isExternal && 'noopener', rel) || undefined} {...rest}>
      {children}
    </a>
  );
}
