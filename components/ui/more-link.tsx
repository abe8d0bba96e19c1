import { Link } from './link';

export type MoreLinkProps = { label: string; href: string };

/** The way from a section to the page that says more. */
export function MoreLink({ label, href }: MoreLinkProps) {
  return (
    <Link
      href={href}
      className="mt-1 -mb-2 flex min-h-11 w-fit min-w-11 items-center py-2 text-base/snug font-bold underline print:hidden"
    >
      {label}
    </Link>
  );
}
