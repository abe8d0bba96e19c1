import { PageFrame } from './_templates/page-frame';
import { HomeLanding } from './_templates/home-landing';
import { HomeSections } from './_templates/home-sections';
import { home } from '@/content/pages/home';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.home);

export default function HomePage() {
  return (
    <PageFrame path={routes.home}>{home.presentation === 'landing' ? <HomeLanding /> : <HomeSections />}</PageFrame>
  );
}
