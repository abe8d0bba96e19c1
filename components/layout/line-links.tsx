import clsx from 'clsx';
import { lineClasses } from '@/components/ui/line-classes';
import { NavLink } from '@/components/ui/nav-link';
import { categories } from '@/content/categories';
import { serviceBySlug } from '@/content/services';
import { type Catalogue, servicePath } from '@/lib/routes';

type LineLinksProps = { catalogue?: Catalogue };

/** The menus' services as stops down their five lines, the current one filled. */
export function LineLinks({ catalogue }: LineLinksProps) {
  return categories.map(({ id, name, services }) => (
    <div key={id} className={clsx(lineClasses[id], 'line-links')}>
      <p>{name}</p>
      <ul>
        {services.map((slug) => (
          <li key={slug}>
            <NavLink href={servicePath(slug, catalogue)}>{serviceBySlug(slug).shortTitle}</NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
