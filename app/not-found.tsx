import type { Metadata } from 'next';
import { Page } from './_templates/page';
import { NotFoundHero } from '@/components/not-found/not-found-hero';
import { AllServices } from '@/components/not-found/all-services';
import { notFound } from '@/content/pages/not-found';
import { services } from '@/content/services';
import { servicesByCategory } from '@/lib/catalogue';
import { fullTitle } from '@/lib/metadata';
import { statusRoutes } from '@/lib/routes';

// No canonical and no Open Graph: this page has no address. Next adds noindex.
export const metadata: Metadata = {
  title: { absolute: fullTitle(notFound.meta.title) },
  description: notFound.meta.description,
};

/** Likely wrong slugs by the right one. */
const mistakenSlugs = Object.fromEntries(
  services.flatMap(({ slug, mistakenSlugs: wrong }) => (wrong ? [[slug, wrong]] : [])),
);

export default function NotFoundPage() {
  return (
    <Page path={statusRoutes.notFound}>
      <NotFoundHero {...notFound} mistakenSlugs={mistakenSlugs} />
      <AllServices title={notFound.services} categories={servicesByCategory()} />
    </Page>
  );
}
