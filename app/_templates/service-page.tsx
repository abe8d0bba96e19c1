import { PageNotifications } from '@/components/layout/page-notifications';
import { PrintFooter } from '@/components/layout/print-footer';
import { Checklist } from '@/components/sections/checklist';
import { ClosingBoard } from '@/components/sections/closing-board';
import { ComparisonTable } from '@/components/sections/comparison-table';
import { Features } from '@/components/sections/features';
import { PriceFactors } from '@/components/sections/price-factors';
import { Process } from '@/components/sections/process';
import { RelatedServices } from '@/components/sections/related-services';
import { SampleReport } from '@/components/sections/sample-report';
import { ServiceHeader } from '@/components/sections/service-header';
import { ToolsAndQuestions } from '@/components/sections/tools-and-questions';
import { JsonLd } from '@/components/ui/json-ld';
import { lineClasses } from '@/components/ui/line-classes';
import { officeHours } from '@/content/facts';
import { labels as common } from '@/content/pages/labels';
import { servicePage as labels } from '@/content/pages/service-page';
import { processOf, serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import { categoryOf, serviceCards } from '@/lib/catalogue';
import { pageGraph } from '@/lib/json-ld';
import { breadcrumbOf } from '@/lib/pages';
import { call, chatAction } from '@/lib/contact-links';
import { type Catalogue, quotePath, servicePath } from '@/lib/routes';

type ServicePageProps = { slug: ServiceSlug; catalogue: Catalogue };

/** One template for all services, under both of their paths. */
export function ServicePage({ slug, catalogue }: ServicePageProps) {
  const service = serviceBySlug(slug);
  const category = categoryOf(slug);
  const neighbours = category.services.filter((other) => other !== slug);
  const alsoUseful = service.related.filter((other) => !neighbours.includes(other));
  const quote = { label: labels.quote, href: quotePath(slug) };
  const { copyLink } = common;
  const chat = chatAction(service.title);
  const priceFactors = <PriceFactors title={labels.priceFactors} items={service.priceFactors} />;
  const hasOwnPart = service.comparison ?? service.checklist ?? service.sampleReport;
  return (
    <div className={lineClasses[category.id]}>
      <ServiceHeader
        slug={slug}
        {...breadcrumbOf(servicePath(slug, catalogue))}
        line={category}
        title={service.title}
        lead={service.lead}
        quote={quote}
        call={{ label: labels.call, value: call.display, href: call.href }}
        chat={chat}
        facts={[
          service.timing,
          { label: labels.boardPayment, value: service.payment },
          { label: labels.boardSupport, value: officeHours.text },
        ]}
      />
      <div className="bands">
        {service.comparison && <ComparisonTable {...service.comparison} />}
        {service.checklist && <Checklist {...service.checklist} />}
        {service.sampleReport && <SampleReport {...service.sampleReport} {...labels.report} />}
        {!hasOwnPart && priceFactors}
        <Features title={labels.features} items={service.features} />
        {service.process && <Process title={labels.process} steps={processOf(service)} />}
        {hasOwnPart && priceFactors}
        <ToolsAndQuestions
          tools={service.technologies}
          questions={{ title: labels.questions, items: service.faq, copyLink }}
        />
        <RelatedServices
          groups={[
            { id: 'line', title: labels.related, cards: serviceCards(neighbours, catalogue) },
            { id: 'related', title: labels.alsoUseful, cards: serviceCards(alsoUseful, catalogue) },
          ]}
        />
      </div>
      <ClosingBoard
        title={labels.closingTitle}
        text={service.closing}
        quote={quote}
        call={{ label: labels.call, href: call.href }}
        chat={chat}
      />
      <PrintFooter path={servicePath(slug)} />
      <JsonLd graph={pageGraph(servicePath(slug, catalogue))} />
      <PageNotifications />
    </div>
  );
}
