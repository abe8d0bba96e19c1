import { Container } from '@/components/ui/container';
import { lineClasses } from '@/components/ui/line-classes';
import { NavLink } from '@/components/ui/nav-link';
import { lines } from '@/content/lines';
import { serviceBySlug } from '@/content/services';
import { type Catalogue, servicePath } from '@/lib/routes';
import clsx from 'clsx';

type CataloguePanelProps = { catalogue: Catalogue };

/** The services, line by line, in the panel under a menu entry. */
export function CataloguePanel({ catalogue }: CataloguePanelProps) {
  return (
    <div className="border-y border-rule bg-card pt-5 pb-7">
      <Container className="grid grid-cols-5 gap-6">
        {lines.map(({ id, name, stops }) => (
          <div key={id} className={clsx(lineClasses[id], 'border-t-6 border-line pt-3')}>
            <p className="font-display text-lg leading-snug font-bold">{name}</p>
            <ul className="mt-1">
              {stops.map((slug) => (
                <li key={slug}>
                  <NavLink href={servicePath(slug, catalogue)} className="catalogue-link">
                    {serviceBySlug(slug).shortTitle}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Container>
    </div>
  );
}
