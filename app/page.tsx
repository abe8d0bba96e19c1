import { LandingPresentation } from './_pages/landing-presentation';
import { SectionsPresentation } from './_pages/sections-presentation';
import { JsonLd } from '@/components/ui/json-ld';
import { home } from '@/content/pages/home';
import { pageGraph } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.home);

export default function HomePage() {
  return (
    <>
      {home.presentation === 'landing' ? <LandingPresentation /> : <SectionsPresentation />}
      <JsonLd graph={pageGraph(routes.home)} />
    </>
  );
}
