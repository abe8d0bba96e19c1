import { LandingPresentation } from '@/app/_pages/landing-presentation';
import { SectionsPresentation } from '@/app/_pages/sections-presentation';
import { home } from '@/content/pages/home';
import { buildMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = buildMetadata({ ...home.meta, canonical: routes.home });

/** The home page in the presentation that is not published, to compare the two. Preview builds alone have it: next.config.ts. */
export default function OtherHomePage() {
  return home.presentation === 'landing' ? <SectionsPresentation /> : <LandingPresentation />;
}
