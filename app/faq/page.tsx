import { PageFrame } from '@/app/_templates/page-frame';
import { CallToAction } from '@/components/page/call-to-action';
import { FaqCategories } from '@/components/questions/faq-categories';
import { PageHeader } from '@/components/page/page-header';
import { copying } from '@/content/copying';
import { faqCategories } from '@/content/faq';
import { faq } from '@/content/pages/faq';
import { pageMetadata } from '@/lib/metadata';
import { breadcrumbOf } from '@/lib/pages';
import { contactLinks } from '@/lib/contact-links';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.faq);

export default function FaqPage() {
  return (
    <PageFrame path={routes.faq}>
      <PageHeader {...faq.hero} {...breadcrumbOf(routes.faq)} hasLines />
      <FaqCategories categories={faqCategories} copyLink={copying.link} initiallyOpen={faq.initiallyOpen} />
      <CallToAction {...faq.closing} {...contactLinks(routes.faq)} />
    </PageFrame>
  );
}
