import { Link } from './link';

export type MoreLinkProps = { label: string; href: string };

/** A link from a section to a page with more about it. */
export function MoreLink({ label, href }: MoreLinkProps) {
  return (
    <Link href={href} className="mt-2 inline-block py-3 text-base/snug text-pretty underline print:hidden">
      {label}
    </Link>
  );
}
