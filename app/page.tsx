import { LandingPresentation } from './_pages/landing-presentation';
import { SectionsPresentation } from './_pages/sections-presentation';
import { home } from '@/content/pages/home';
import { buildMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = buildMetadata({ ...home.meta, path: routes.home });

export default function HomePage() {
  return home.presentation === 'landing' ? <LandingPresentation /> : <SectionsPresentation />;
}
