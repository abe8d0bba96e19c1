import { Link } from './link';

export type Crumb = { label: string; href: string };

type BreadcrumbsProps = {
  /** The pages above this one, from home down. */
  trail: readonly Crumb[];
  current: string;
};

export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="text-ink-soft -mt-2 flex flex-wrap items-center gap-x-2.5">
        {trail.map(({ label, href }) => (
          <li key={href} className="after:ml-2.5 after:content-['›'/'']">
            <Link href={href} className="target inline-flex items-center justify-center underline-offset-4 hover:underline">
              {label}
            </Link>
          </li>
        ))}
        <li className="text-ink font-bold" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
