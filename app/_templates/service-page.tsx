import clsx from 'clsx';
import { PageFrame } from './page-frame';
import { PrintFooter } from '@/components/page/print-footer';
import { CallToAction } from '@/components/page/call-to-action';
import { ComparisonTable } from '@/components/service/comparison-table';
import { Features } from '@/components/service/features';
import { RelatedServices } from '@/components/services/related-services';
import { PriceFactors } from '@/components/service/price-factors';
import { Process } from '@/components/service/process';
import { Questions } from '@/components/questions/questions';
import { ServiceHeader } from '@/components/service/service-header';
import { ServiceJobs } from '@/components/service/service-jobs';
import { Specimen } from '@/components/service/specimen';
import { CategoryServices } from '@/components/services/category-services';
import { Technologies } from '@/components/service/technologies';
import { ColumnSection } from '@/components/page/column-section';
import { categoryClasses } from '@/components/ui/category-classes';
import { copying } from '@/content/copying';
import { labels as common } from '@/content/pages/labels';
import { proofLabels } from '@/content/pages/proof';
import { servicePage as labels } from '@/content/pages/service-page';
import { people } from '@/content/people';
import { processOf, serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import { categoryOf, serviceItems } from '@/lib/catalogue';
import { breadcrumbOf } from '@/lib/pages';
import { call, chatAction, quoteAction } from '@/lib/contact-links';
import { jobItems } from '@/lib/jobs';
import { startingPrice, priceFactor } from '@/lib/prices';
import { type Catalogue, routes, servicePath } from '@/lib/routes';

type ServicePageProps = { slug: ServiceSlug; catalogue: Catalogue };

/** One row. The others are on /about. */
const mostJobs = 2;

/** The page of a service, under both of its paths. */
export function ServicePage({ slug, catalogue }: ServicePageProps) {
  const path = servicePath(slug, catalogue);
  const service = serviceBySlug(slug);
  const category = categoryOf(slug);
  const quote = quoteAction(common.quote, slug);
  const chat = chatAction(service.title);
  const price = startingPrice(service);
  const hasSiblings = category.services.length > 1;
  return (
    <PageFrame path={path}>
      <div className={clsx('service-page', categoryClasses[category.id])}>
        <ServiceHeader
          slug={slug}
          {...breadcrumbOf(path)}
          category={category}
          title={service.title}
          lead={service.lead}
          quote={quote}
          call={{ label: common.call, value: call.display, href: call.href }}
          chat={chat}
          facts={[
            service.times[0],
            ...(price ? [{ label: proofLabels.price, value: price }] : []),
            { label: labels.payment, value: service.payment },
            service.ownFact,
          ]}
        />
        <div className={clsx('page-track', !hasSiblings && 'ends-in-stop')}>
          <ServiceJobs
            title={labels.jobs}
            items={jobItems(slug).slice(0, mostJobs)}
            labels={proofLabels}
            more={{ label: proofLabels.allJobs, href: `${routes.about}#work` }}
          />
          <Specimen specimen={service.specimen} caption={labels.specimen} />
          {service.comparison && <ComparisonTable {...service.comparison} />}
          <Features title={labels.features} items={service.features} />
          {service.process && (
            <Process
              title={labels.process}
              steps={processOf(service)}
              more={people.length > 0 ? { label: proofLabels.people, href: `${routes.about}#people` } : undefined}
            />
          )}
          <PriceFactors
            title={labels.priceFactors}
            items={[...priceFactor(service), ...service.priceFactors]}
            more={{ label: labels.sampleQuote, href: `${routes.contact}#sample-quote` }}
          />
          <Technologies {...service.technologies} />
          <Questions
            title={labels.questions}
            items={service.faq}
            copyLink={copying.link}
            more={{ label: labels.sameForAll, href: routes.faq }}
          />
          {hasSiblings && <ColumnSection id="category" title={labels.category} isStop={false} />}
        </div>
        {hasSiblings && (
          <CategoryServices services={serviceItems(category.services, catalogue)} current={slug} here={labels.here} />
        )}
        <ColumnSection id="related" title={labels.alsoUseful} isStop={!hasSiblings}>
          <RelatedServices services={serviceItems(service.related, catalogue)} />
        </ColumnSection>
        <CallToAction
          {...service.closing}
          proof={category.proof}
          quote={quote}
          call={{ label: common.call, href: call.href }}
          chat={chat}
        />
        <PrintFooter path={servicePath(slug)} />
      </div>
    </PageFrame>
  );
}
