import { Link, type LinkProps } from '@/components/ui/link';

type NavLinkProps = LinkProps & {
  /** Of the page that has the link. */
  path: string;
};

/** Beside the look of a `link-list`. */
export const topLevelLink = 'underline-offset-8 aria-[current]:underline aria-[current]:decoration-3';

/** A menu link that is current on the page it leads to, and on the pages below that. */
export function NavLink({ path, ...props }: NavLinkProps) {
  const isParent = props.href !== '/' && path.startsWith(`${props.href}/`);
  const current = path === props.href ? 'page' : isParent ? 'true' : undefined;
  return <Link aria-current={current} {...props} />;
}
