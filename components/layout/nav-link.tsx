import { Link, type LinkProps } from '@/components/ui/link';

type NavLinkProps = LinkProps & {
  /** Of the page that has the link. */
  path: string;
};

/** A menu link that is current on the page it leads to, and on the pages below that. */
export function NavLink({ path, ...props }: NavLinkProps) {
  const isParent = props.href !== '/' && path.startsWith(`${props.href}/`);
  const current = path === props.href ? 'page' : isParent ? 'true' : undefined;
  return <Link aria-current={current} {...props} />;
}
