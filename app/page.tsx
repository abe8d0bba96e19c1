import { HomeLanding } from './_templates/home-landing';
import { HomeSections } from './_templates/home-sections';
import { JsonLd } from '@/components/ui/json-ld';
import { home } from '@/content/pages/home';
import { pageGraph } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.home);

export default function HomePage() {
  return (
    <>
      {home.presentation === 'landing' ? <HomeLanding /> : <HomeSections />}
      <JsonLd graph={pageGraph(routes.home)} />
    </>
  );
}
