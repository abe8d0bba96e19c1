import { LegalPage } from '@/app/_pages/legal-page';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { buildMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = buildMetadata({ ...privacyPolicy.meta, path: routes.privacyPolicy });

export default function PrivacyPolicyPage() {
  return <LegalPage {...privacyPolicy} />;
}
