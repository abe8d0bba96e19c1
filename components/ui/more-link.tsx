import { Link } from './link';

export type MoreLinkProps = { label: string; href: string };

/** The way from a section to the page that says more. */
export function MoreLink({ label, href }: MoreLinkProps) {
  return (
    <Link href={href} className="mt-2 inline-flex target items-center font-bold underline print:hidden">
      {label}
    </Link>
  );
}
