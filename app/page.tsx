import { LandingPresentation } from './_pages/landing-presentation';
import { SectionsPresentation } from './_pages/sections-presentation';
import { JsonLd } from '@/components/ui/json-ld';
import { home } from '@/content/pages/home';
import { homeGraph } from '@/lib/json-ld';
import { buildMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = buildMetadata({ ...home.meta, path: routes.home });

export default function HomePage() {
  return (
    <>
      {home.presentation === 'landing' ? <LandingPresentation /> : <SectionsPresentation />}
      <JsonLd graph={homeGraph()} />
    </>
  );
}
