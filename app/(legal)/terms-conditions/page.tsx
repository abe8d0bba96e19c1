import { LegalPage } from '@/app/_templates/legal-page';
import { termsConditions } from '@/content/legal/terms-conditions';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/terms-conditions');

export default function TermsConditionsPage() {
  return <LegalPage {...termsConditions} />;
}
