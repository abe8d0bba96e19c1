import { Link } from '@/components/ui/link';

type BreadcrumbsProps = {
  trail: readonly { label: string; href: string }[];
  current: string;
};

export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol role="list" className="-mt-2 link-list flex flex-wrap items-center gap-x-2.5 text-ink-soft">
        {trail.map(({ label, href }) => (
          <li key={href} className="crumb flex min-h-11 items-center">
            <Link href={href}>{label}</Link>
          </li>
        ))}
        {/* On phones the headline below says it, and a wrapped trail would end in an arrow. */}
        <li className="font-bold max-sm:sr-only" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
