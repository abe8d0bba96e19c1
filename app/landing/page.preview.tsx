import { HomeLanding } from '@/app/_templates/home-landing';
import { HomeSections } from '@/app/_templates/home-sections';
import { PageFrame } from '@/app/_templates/page-frame';
import { home } from '@/content/pages/home';
import { pageMetadata } from '@/lib/metadata';
import { previewRoutes, routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.home);

/** The presentation of home that isn't published. Only preview builds have this page. */
export default function OtherHomePage() {
  return (
    <PageFrame path={previewRoutes.landing}>
      {home.presentation === 'landing' ? <HomeSections /> : <HomeLanding />}
    </PageFrame>
  );
}
