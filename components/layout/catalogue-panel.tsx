import { Container } from '@/components/ui/container';
import type { Catalogue } from '@/lib/routes';
import { LineLinks } from './line-links';

type CataloguePanelProps = { path: string; catalogue: Catalogue };

/** The services, line by line, in the panel under a menu entry. */
export function CataloguePanel({ path, catalogue }: CataloguePanelProps) {
  return (
    <div className="border-y border-rule bg-card pt-5 pb-7">
      <Container className="line-map grid grid-cols-5 gap-6">
        <LineLinks path={path} catalogue={catalogue} />
      </Container>
    </div>
  );
}
