import { LegalPage } from '@/app/_pages/legal-page';
import { termsConditions } from '@/content/legal/terms-conditions';
import { buildMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = buildMetadata({ ...termsConditions.meta, path: routes.termsConditions });

export default function TermsConditionsPage() {
  return <LegalPage {...termsConditions} />;
}
