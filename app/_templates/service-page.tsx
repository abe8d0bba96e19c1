import clsx from 'clsx';
import { notFound } from 'next/navigation';
import { PrintFooter } from '@/components/footer/footer';
import { CallToAction } from '@/components/page/contact-actions';
import { Projects } from '@/components/page/projects';
import { Questions } from '@/components/questions/questions';
import {
  ComparisonTable,
  Contacts,
  Features,
  LineBand,
  PriceFactors,
  Process,
  ServiceHeader,
} from '@/components/service-page/service-sections';
import { Example } from '@/components/service-page/examples';
import { servicePage } from '@/content/labels';
import { projects as allProjects } from '@/content/owner/projects';
import { isServiceSlug, serviceBySlug, type ServiceSlug, serviceSlugs } from '@/content/services';
import { exampleJob } from '@/content/starting-prices';
import { categoryOf } from '@/lib/catalogue';
import { pageMetadata } from '@/lib/metadata';
import { peopleOf } from '@/lib/people';
import { type Catalogue, anchors, routes, servicePath } from '@/lib/routes';
import { workOf } from '@/lib/testimonials';
import { PageFrame } from './page-frame';

/** The values of `[slug]` under /services and under /products. */
export const serviceParams = () => serviceSlugs.map((slug) => ({ slug }));

type Params = Promise<{ slug: string }>;

/** The service that the address names, or the 404 page. */
async function slugFromParams(params: Params): Promise<ServiceSlug> {
  const { slug } = await params;
  return isServiceSlug(slug) ? slug : notFound();
}

export async function serviceMetadata(params: Params, catalogue: Catalogue) {
  return pageMetadata(servicePath(await slugFromParams(params), catalogue));
}

type ServicePageProps = { params: Params; catalogue: Catalogue };

/** The page of a service, under both of its paths. */
export async function ServicePage({ params, catalogue }: ServicePageProps) {
  const slug = await slugFromParams(params);
  const path = servicePath(slug, catalogue);
  const service = serviceBySlug(slug);
  const { comparison } = service;
  const comparisonTable = comparison && <ComparisonTable {...comparison} />;
  const job = exampleJob(slug);
  const { projects, words } = workOf(slug);
  const contacts = <Contacts people={peopleOf(slug)} />;
  return (
    <PageFrame path={path}>
      <div className={clsx('service-page', categoryOf(slug).colour)}>
        {/* Header and sections are in one element, so that reader modes keep lead and facts. */}
        <div className="page-track pb-band">
          <ServiceHeader service={service} path={path} />
          <Projects
            id="projects"
            title={servicePage.projects}
            wordsTitle={servicePage.clientWords}
            items={projects}
            words={words}
            examples={job ? [job] : []}
            hasMore={projects.length < allProjects.length}
          />
          {comparison?.place === 'first' && comparisonTable}
          {service.example && <Example example={service.example} />}
          {comparison && !comparison.place && comparisonTable}
          <Features {...service}>{!service.process && contacts}</Features>
          {service.process && <Process steps={service.process}>{contacts}</Process>}
          <PriceFactors service={service} path={path} />
          {comparison?.place === 'below-price' && comparisonTable}
          <Questions items={service.faq} />
        </div>
        <LineBand service={service} catalogue={catalogue} />
        <CallToAction
          path={path}
          {...service.closing}
          stripes={<div aria-hidden="true" className="h-3 bg-category-strong" />}
          next={{ label: servicePage.afterQuote, href: `${routes.contact}#${anchors.nextSteps}` }}
        />
        <PrintFooter path={servicePath(slug)} />
      </div>
    </PageFrame>
  );
}
