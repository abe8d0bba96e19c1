import { LegalPage } from '@/app/_templates/legal-page';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/privacy-policy');

export default function PrivacyPolicyPage() {
  return <LegalPage {...privacyPolicy} />;
}
