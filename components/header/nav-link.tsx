import { Link, type LinkProps } from '@/components/ui/link';

type NavLinkProps = LinkProps & {
  /** The path of the page that has the link. */
  path: string;
};

/** A menu link that is marked as current on its page and on the pages below it. */
export function NavLink({ path, ...props }: NavLinkProps) {
  const isParent = props.href !== '/' && path.startsWith(`${props.href}/`);
  const current = path === props.href ? 'page' : isParent ? 'true' : undefined;
  return <Link aria-current={current} {...props} />;
}
