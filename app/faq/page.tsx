import { PageNotifications } from '@/components/layout/page-notifications';
import { ClosingBoard } from '@/components/sections/closing-board';
import { FaqCategories } from '@/components/sections/faq-categories';
import { PageHeader } from '@/components/sections/page-header';
import { JsonLd } from '@/components/ui/json-ld';
import { faqCategories } from '@/content/faq';
import { faq } from '@/content/pages/faq';
import { labels } from '@/content/pages/labels';
import { pageGraph } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { breadcrumbOf } from '@/lib/pages';
import { call, chatAction, quoteAction } from '@/lib/contact-links';

export const metadata = pageMetadata('/faq');

export default function FaqPage() {
  return (
    <>
      <PageHeader {...faq.hero} {...breadcrumbOf('/faq')} />
      <FaqCategories categories={faqCategories} copyLink={labels.copyLink} initiallyOpen={faq.initiallyOpen} />
      <ClosingBoard
        {...faq.closing}
        quote={quoteAction(labels.quote)}
        call={{ label: labels.callUs, href: call.href }}
        chat={chatAction()}
      />
      <JsonLd graph={pageGraph('/faq')} />
      <PageNotifications />
    </>
  );
}
