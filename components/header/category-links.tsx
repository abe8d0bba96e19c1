import clsx from 'clsx';
import { categoryClasses } from '@/components/ui/category-classes';
import { categories } from '@/content/categories';
import { serviceBySlug, slugsIn } from '@/content/services';
import { type Catalogue, servicePath } from '@/lib/routes';
import { NavLink } from './nav-link';

type CategoryLinksProps = { path: string; catalogue?: Catalogue };

/** The services in menus: a list per category, drawn as a line with stops. */
export function CategoryLinks({ path, catalogue }: CategoryLinksProps) {
  return categories.map(({ id, name }) => (
    <div key={id} className={clsx(categoryClasses[id], 'break-inside-avoid')}>
      <p className="font-display text-title font-bold text-category">{name}</p>
      <ul role="list" aria-label={name} className="relative pb-3">
        {slugsIn(id).map((slug) => (
          <li key={slug}>
            <NavLink path={path} href={servicePath(slug, catalogue)}>
              {serviceBySlug(slug).shortTitle}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
