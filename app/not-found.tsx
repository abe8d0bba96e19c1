import type { Metadata } from 'next';
import { AllServices, NotFoundHero } from '@/components/not-found/not-found';
import { notFound } from '@/content/pages/not-found';
import { fullTitle } from '@/lib/metadata';
import { statusRoutes } from '@/lib/routes';
import { PageFrame } from './_templates/page-frame';

// No canonical and no Open Graph: this page has no address. Next adds noindex.
export const metadata: Metadata = {
  title: { absolute: fullTitle(notFound.meta.title) },
  description: notFound.meta.description,
};

export default function NotFoundPage() {
  return (
    <PageFrame path={statusRoutes.notFound}>
      <NotFoundHero />
      <AllServices />
    </PageFrame>
  );
}
