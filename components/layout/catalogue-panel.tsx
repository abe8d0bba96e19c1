import { Container } from '@/components/ui/container';
import { lineClasses } from '@/components/ui/line-classes';
import { lines } from '@/content/lines';
import { serviceBySlug } from '@/content/services';
import type { Catalogue } from '@/lib/routes';
import { LineLinks } from './line-links';

type CataloguePanelProps = { catalogue: Catalogue };

/** The services, line by line, in the panel under a menu entry. */
export function CataloguePanel({ catalogue }: CataloguePanelProps) {
  return (
    <div className="border-y border-rule bg-card pt-5 pb-7">
      <Container className="grid grid-cols-5 gap-6">
        {lines.map(({ id, name, stops }) => (
          <div key={id} className={lineClasses[id]}>
            <p className="font-display text-title leading-snug font-bold text-line">{name}</p>
            <LineLinks
              stops={stops.map((slug) => ({ slug, label: serviceBySlug(slug).shortTitle }))}
              catalogue={catalogue}
            />
          </div>
        ))}
      </Container>
    </div>
  );
}
