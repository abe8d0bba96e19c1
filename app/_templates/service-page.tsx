import clsx from 'clsx';
import { Page } from './page';
import { PrintFooter } from '@/components/footer/print-footer';
import { Breadcrumbs } from '@/components/page/breadcrumbs';
import { CallToAction } from '@/components/page/call-to-action';
import { Section } from '@/components/page/section';
import { ComparisonTable } from '@/components/service-page/comparison-table';
import { Contacts } from '@/components/service-page/contacts';
import { Features } from '@/components/service-page/features';
import { PriceFactors } from '@/components/service-page/price-factors';
import { Process } from '@/components/service-page/process';
import { Questions } from '@/components/questions/questions';
import { ServiceHeader } from '@/components/service-page/service-header';
import { Example } from '@/components/service-page/example';
import { SampleQuote } from '@/components/service-page/sample-quote';
import { LineBand } from '@/components/service-page/line-band';
import { Projects } from '@/components/page/projects';
import { categoryClasses } from '@/components/ui/category-classes';
import { clipboard } from '@/content/clipboard';
import { servicePage as labels, trustLabels } from '@/content/labels';
import { answerLine, reviewsLine } from '@/content/owner-facts';
import { serviceBySlug, type ServiceSlug, slugsIn } from '@/content/services';
import { site } from '@/content/site';
import { categoryOf, serviceItems } from '@/lib/catalogue';
import { breadcrumbOf } from '@/lib/pages';
import { mainPhone, contactLinks } from '@/lib/contact-links';
import { peopleOf } from '@/lib/people';
import { keyFactsOf } from '@/lib/key-facts';
import { workOf } from '@/lib/testimonials';
import { priceFactorsOf, startingPriceOf } from '@/lib/prices';
import { questionsOf } from '@/lib/questions';
import { type Catalogue, anchors, routes, servicePath } from '@/lib/routes';
import { sampleQuoteHref, sampleQuoteOf } from '@/lib/sample-quotes';

type ServicePageProps = { slug: ServiceSlug; catalogue: Catalogue };

/** One row. The others are on /about. */
const maxProjects = 2;

/** The page of a service, under both of its paths. */
export function ServicePage({ slug, catalogue }: ServicePageProps) {
  const path = servicePath(slug, catalogue);
  const service = serviceBySlug(slug);
  const category = categoryOf(slug);
  const { quote, chat } = contactLinks(path);
  const starting = startingPriceOf(slug);
  const { comparison } = service;
  const comparisonTable = comparison && <ComparisonTable {...comparison} />;
  const ownQuote = sampleQuoteOf(slug);
  const work = workOf(slug, maxProjects);
  const contactPeople = peopleOf(slug);
  const contacts = contactPeople.length > 0 && <Contacts people={contactPeople} />;
  return (
    <Page path={path}>
      <div className={clsx('service-page', categoryClasses[category.id])}>
        {/* Header and sections are in one element, so that reader modes keep lead and facts. */}
        <div className="page-track pb-band">
          <ServiceHeader
            slug={slug}
            breadcrumbs={<Breadcrumbs {...breadcrumbOf(path)} />}
            category={category}
            title={service.title}
            lead={service.lead}
            quote={quote}
            call={{ label: labels.call, number: mainPhone.display, href: mainPhone.href }}
            chat={chat}
            facts={keyFactsOf(slug)}
            notes={{ answer: answerLine, reviews: reviewsLine() }}
          />
          <Projects
            id="projects"
            title={labels.projects}
            wordsTitle={labels.clientWords}
            items={work.projects}
            words={work.words}
            examples={starting?.exampleJob ? [starting.exampleJob] : []}
            labels={trustLabels}
            more={{ label: trustLabels.allProjects, href: `${routes.about}#${anchors.projects}` }}
          />
          {comparison?.place === 'first' && comparisonTable}
          {service.example && <Example example={service.example} />}
          {comparison && !comparison.place && comparisonTable}
          <Features
            title={labels.features}
            items={service.features}
            technologies={{
              id: 'technologies',
              label: labels.technologies,
              items: service.technologies,
            }}
            isBand={!service.process}
          />
          {service.process && (
            <Process
              title={labels.process}
              steps={service.process}
              contacts={contacts ? { title: trustLabels.contacts, list: contacts } : undefined}
            />
          )}
          {!service.process && contacts && (
            <Section id="contacts" title={trustLabels.contacts}>
              {contacts}
            </Section>
          )}
          <PriceFactors
            title={service.priceTitle}
            lead={service.priceLead}
            items={priceFactorsOf(slug)}
            starting={starting}
            note={service.priceNote}
            action={quote}
            more={ownQuote ? undefined : { label: labels.sampleQuote.link, href: sampleQuoteHref(slug) }}
          >
            {ownQuote && (
              <>
                {starting && <p className="mb-4">{starting.realTotal ?? starting.smallJob}</p>}
                <SampleQuote {...ownQuote} labels={labels.sampleQuote} />
              </>
            )}
          </PriceFactors>
          {comparison?.place === 'below-price' && comparisonTable}
          <Questions
            title={labels.questions}
            items={questionsOf(service.faq)}
            copyLink={clipboard.link}
            more={{ label: labels.faqLink, href: routes.faq }}
          />
        </div>
        <LineBand
          ids={{ category: 'category', related: 'related' }}
          category={{ ...category, services: serviceItems(slugsIn(category.id), catalogue) }}
          current={{ slug, label: labels.currentLabel }}
          related={{ label: labels.related, services: serviceItems(service.related, catalogue) }}
        />
        <CallToAction
          {...service.closing}
          board={{
            name: site.board,
            stripes: <div aria-hidden="true" className="h-3 bg-category" />,
          }}
          next={{ label: labels.afterQuote, href: `${routes.contact}#${anchors.nextSteps}` }}
          quote={quote}
          phone={mainPhone}
          chat={chat}
        />
        <PrintFooter path={servicePath(slug)} />
      </div>
    </Page>
  );
}
