import { LegalPage } from '@/app/_templates/legal-page';
import { refundPolicy } from '@/content/legal/refund-policy';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/refund-policy');

export default function RefundPolicyPage() {
  return <LegalPage {...refundPolicy} />;
}
