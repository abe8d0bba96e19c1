import { Link } from './link';

export type MoreLinkProps = { label: string; href: string };

/** A link from a section to a page with more about it. */
export function MoreLink({ label, href }: MoreLinkProps) {
  return (
    <Link href={href} className="mt-2 inline-flex min-h-11 items-center text-base/snug underline print:hidden">
      {label}
    </Link>
  );
}
