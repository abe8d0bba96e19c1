import { PageNotifications } from './page-notifications';
import { PagePrintFooter } from './page-print-footer';
import { ClosingBoard } from '@/components/sections/closing-board';
import { Features } from '@/components/sections/features';
import { Process } from '@/components/sections/process';
import { RelatedServices } from '@/components/sections/related-services';
import { ServiceHeader } from '@/components/sections/service-header';
import { ToolsAndQuestions } from '@/components/sections/tools-and-questions';
import { JsonLd } from '@/components/ui/json-ld';
import { lineClasses } from '@/components/ui/line-classes';
import { officeHours } from '@/content/facts';
import { labels as common } from '@/content/pages/labels';
import { servicePage as labels } from '@/content/pages/service-page';
import { serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import { lineOf, serviceCards } from '@/lib/catalogue';
import { pageGraph } from '@/lib/json-ld';
import { trailOf } from '@/lib/pages';
import { call, chatAction } from '@/lib/contact-links';
import { type Catalogue, quotePath, servicePath } from '@/lib/routes';

type ServicePageProps = { slug: ServiceSlug; catalogue: Catalogue };

/** One template for all services, under both of their paths. */
export function ServicePage({ slug, catalogue }: ServicePageProps) {
  const service = serviceBySlug(slug);
  const line = lineOf(slug);
  const neighbours = line.stops.filter((stop) => stop !== slug);
  const alsoUseful = service.related.filter((other) => !neighbours.includes(other));
  const quote = { label: labels.quote, href: quotePath(slug) };
  const { copyLink } = common;
  const chat = chatAction(service.title);
  return (
    <div className={lineClasses[line.id]}>
      <ServiceHeader
        slug={slug}
        icon={service.icon}
        trail={trailOf(servicePath(slug, catalogue))}
        crumb={service.shortTitle}
        line={line}
        title={service.title}
        lead={service.lead}
        quote={quote}
        call={{ label: labels.call, value: call.display, href: call.href }}
        chat={chat}
        facts={[
          service.timing,
          { label: labels.boardPayment, value: service.payment },
          { label: labels.boardSupport, value: officeHours.short },
        ]}
      />
      <Features title={labels.features} items={service.features} />
      {service.process && <Process title={labels.process} steps={service.process} />}
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
      <ClosingBoard
        title={labels.closingTitle}
        text={service.closing}
        quote={quote}
        call={{ label: labels.call, href: call.href }}
        chat={chat}
      />
      <PagePrintFooter path={servicePath(slug)} />
      <JsonLd graph={pageGraph(servicePath(slug, catalogue))} />
      <PageNotifications />
    </div>
  );
}
