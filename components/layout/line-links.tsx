import { NavLink } from '@/components/ui/nav-link';
import type { ServiceSlug } from '@/content/services/slugs';
import { type Catalogue, servicePath } from '@/lib/routes';

type LineLinksProps = { stops: readonly { slug: ServiceSlug; label: string }[]; catalogue?: Catalogue };

/** A line's services as stops down its track, the current one filled. */
export function LineLinks({ stops, catalogue }: LineLinksProps) {
  return (
    <ul className="line-links">
      {stops.map(({ slug, label }) => (
        <li key={slug}>
          <NavLink href={servicePath(slug, catalogue)} className="line-link">
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
