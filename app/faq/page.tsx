import { PageFrame } from '@/app/_templates/page-frame';
import { PageHeader } from '@/components/page/page-header';
import { FaqCategories } from '@/components/questions/questions';
import { faq } from '@/content/pages/faq';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.faq);

export default function FaqPage() {
  return (
    <PageFrame path={routes.faq} closing={faq.closing}>
      <PageHeader path={routes.faq} {...faq.hero} isLow />
      <FaqCategories />
    </PageFrame>
  );
}
