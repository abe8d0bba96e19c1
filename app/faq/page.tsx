import { Page } from '@/app/_templates/page';
import { PageHeader } from '@/components/page/page-header';
import { FaqCategories } from '@/components/questions/faq-categories';
import { clipboard } from '@/content/clipboard';
import { faqCategories } from '@/content/faq';
import { faq } from '@/content/pages/faq';
import { pageMetadata } from '@/lib/metadata';
import { questionsOf } from '@/lib/questions';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.faq);

export default function FaqPage() {
  return (
    <Page
      path={routes.faq}
      header={(breadcrumbs) => <PageHeader {...faq.hero} breadcrumbs={breadcrumbs} isLow />}
      closing={faq.closing}
    >
      <FaqCategories
        categories={faqCategories.map(({ id, title, items }) => ({ id, title, items: questionsOf(items) }))}
        copyLink={clipboard.link}
        initiallyOpen={faq.initiallyOpen}
      />
    </Page>
  );
}
