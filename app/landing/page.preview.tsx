import { HomeLanding } from '@/app/_templates/home-landing';
import { HomeSections } from '@/app/_templates/home-sections';
import { PageFrame } from '@/components/layout/page-frame';
import { home } from '@/content/pages/home';
import { buildMetadata } from '@/lib/metadata';
import { previewRoutes, routes } from '@/lib/routes';

export const metadata = buildMetadata({ ...home.meta, canonical: routes.home });

/** The home page in the presentation that is not published, to compare the two. Preview builds alone have it: next.config.ts. */
export default function OtherHomePage() {
  return (
    <PageFrame path={previewRoutes.landing}>
      {home.presentation === 'landing' ? <HomeSections /> : <HomeLanding />}
    </PageFrame>
  );
}
