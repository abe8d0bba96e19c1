import type { Metadata } from 'next';
import { PageFrame } from '@/app/_templates/page-frame';
import { ErrorMessage } from '@/components/ui/error-message';
import { serverError } from '@/content/pages/server-error';
import { mainPhone } from '@/lib/contact-links';
import { fullTitle } from '@/lib/metadata';
import { statusRoutes } from '@/lib/routes';

// No canonical and no Open Graph: hosts show this page in place of another.
export const metadata: Metadata = {
  title: { absolute: fullTitle(serverError.meta.title) },
  description: serverError.meta.description,
  robots: 'noindex',
};

/** What a visitor gets if the host fails. */
export default function ServerErrorPage() {
  return (
    <PageFrame path={statusRoutes.serverError}>
      <div className="page-width py-band">
        <ErrorMessage error={{ message: serverError.statusText }} size="page" phone={mainPhone} />
      </div>
    </PageFrame>
  );
}
