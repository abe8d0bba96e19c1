import { LegalPage } from '@/app/_pages/legal-page';
import { refundPolicy } from '@/content/legal/refund-policy';
import { buildMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = buildMetadata({ ...refundPolicy.meta, path: routes.refundPolicy });

export default function RefundPolicyPage() {
  return <LegalPage {...refundPolicy} />;
}
