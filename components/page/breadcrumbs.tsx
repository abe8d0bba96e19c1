import clsx from 'clsx';
import { Link } from '@/components/ui/link';

type BreadcrumbsProps = {
  trail: readonly { label: string; href: string }[];
  current: string;
};

export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={clsx('print:hidden', trail.length === 1 && 'max-sm:hidden')}>
      <ol role="list" className="-mt-2 link-list flex flex-wrap items-center gap-x-2.5 text-ink-soft">
        {trail.map(({ label, href }) => (
          <li key={href} className="crumb">
            <Link href={href}>{label}</Link>
          </li>
        ))}
        <li className="font-bold max-sm:hidden" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
