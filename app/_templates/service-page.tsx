import clsx from 'clsx';
import { notFound } from 'next/navigation';
import { PrintFooter } from '@/components/footer/footer';
import { CallToAction } from '@/components/page/call-to-action';
import { Projects } from '@/components/page/projects';
import { Section } from '@/components/page/section';
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
import { categoryClasses } from '@/components/ui/category-classes';
import { servicePage as labels, trustLabels } from '@/content/labels';
import { categoryIdOf, isServiceSlug, serviceBySlug, type ServiceSlug, serviceSlugs } from '@/content/services';
import { exampleJob } from '@/content/starting-prices';
import { peopleOf } from '@/lib/people';
import { type Catalogue, anchors, routes, servicePath } from '@/lib/routes';
import { workOf } from '@/lib/testimonials';
import { Page } from './page';

/** The values of `[slug]` under /services and under /products. */
export const serviceParams = () => serviceSlugs.map((slug) => ({ slug }));

/** The service that the address names, or the 404 page. */
export async function slugFromParams(params: Promise<{ slug: string }>): Promise<ServiceSlug> {
  const { slug } = await params;
  return isServiceSlug(slug) ? slug : notFound();
}

type ServicePageProps = { slug: ServiceSlug; catalogue: Catalogue };

/** The page of a service, under both of its paths. */
export function ServicePage({ slug, catalogue }: ServicePageProps) {
  const path = servicePath(slug, catalogue);
  const service = serviceBySlug(slug);
  const { comparison } = service;
  const comparisonTable = comparison && <ComparisonTable {...comparison} />;
  const job = exampleJob(slug);
  const { projects, words } = workOf(slug);
  const people = peopleOf(slug);
  const contacts = people.length > 0 && <Contacts people={people} />;
  return (
    <Page path={path}>
      <div className={clsx('service-page', categoryClasses[categoryIdOf(slug)])}>
        {/* Header and sections are in one element, so that reader modes keep lead and facts. */}
        <div className="page-track pb-band">
          <ServiceHeader service={service} path={path} />
          <Projects
            id="projects"
            title={labels.projects}
            wordsTitle={labels.clientWords}
            items={projects}
            words={words}
            examples={job ? [job] : []}
            hasMore
          />
          {comparison?.place === 'first' && comparisonTable}
          {service.example && <Example example={service.example} />}
          {comparison && !comparison.place && comparisonTable}
          <Features {...service} />
          {service.process && <Process steps={service.process} contacts={contacts} />}
          {!service.process && contacts && (
            <Section id="contacts" title={trustLabels.contacts}>
              {contacts}
            </Section>
          )}
          <PriceFactors service={service} path={path} />
          {comparison?.place === 'below-price' && comparisonTable}
          <Questions items={service.faq} />
        </div>
        <LineBand service={service} catalogue={catalogue} />
        <CallToAction
          path={path}
          {...service.closing}
          stripes={<div aria-hidden="true" className="h-3 bg-category" />}
          next={{ label: labels.afterQuote, href: `${routes.contact}#${anchors.nextSteps}` }}
        />
        <PrintFooter path={servicePath(slug)} />
      </div>
    </Page>
  );
}
