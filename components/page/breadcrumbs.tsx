import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { pageAt, trailOf } from '@/lib/pages';

export function Breadcrumbs({ path }: { path: string }) {
  const trail = trailOf(path);
  return (
    <nav aria-label="Breadcrumb" className={clsx('print:hidden', trail.length === 1 && 'max-sm:hidden')}>
      <ol role="list" className="-mt-2 link-list flex flex-wrap items-center gap-x-2.5 text-ink-soft">
        {trail.map(({ label, href }) => (
          // Phones have only the page above: the headline says the rest.
          <li key={href} className="crumb flex min-h-11 items-center max-sm:not-nth-last-2:hidden">
            <Link href={href}>{label}</Link>
          </li>
        ))}
        <li className="font-bold max-sm:hidden" aria-current="page">
          {pageAt(path).crumb}
        </li>
      </ol>
    </nav>
  );
}
