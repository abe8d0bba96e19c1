import { ChecklistSummary } from '@/components/home/checklist-summary';
import { ContactBlock } from '@/components/contact/contact-block';
import { Figures } from '@/components/page/figures';
import { HomeHero } from '@/components/home/home-hero';
import { OneTeam } from '@/components/home/one-team';
import { Projects } from '@/components/page/projects';
import { Reasons } from '@/components/home/reasons';
import { ServicesByCategory } from '@/components/service-list/services-by-category';
import { RailsEntry } from '@/components/home/rails';
import { Testimonials } from '@/components/home/testimonials';
import { Timelines } from '@/components/home/timelines';
import { about } from '@/content/pages/about';
import { answerLine, reviewsLine } from '@/content/owner-facts';
import { home } from '@/content/pages/home';
import { trustLabels } from '@/content/labels';
import { site } from '@/content/site';
import { linkedTestimonial, shownTestimonials } from '@/lib/testimonials';
import { categoriesOnMap, categoryOf, servicesByCategory } from '@/lib/catalogue';
import { mainPhone, contactLinks } from '@/lib/contact-links';
import { projectsOnHome } from '@/lib/testimonials';
import { contactRows } from './contact-rows';
import { enquiryFormProps } from './enquiry-form-props';
import { anchors, routes, servicePath } from '@/lib/routes';
import { exampleJobs, tableLink } from '@/lib/prices';

/** The home page, as in the section list of the specification. */
export function HomeSections() {
  const { hero, whyChooseUs, services, timelines } = home;
  const actions = contactLinks(routes.home);
  const testimonials = shownTestimonials();
  return (
    <>
      <HomeHero
        {...hero}
        {...actions}
        call={{ ...actions.call, number: mainPhone.display }}
        map={{ label: home.map, categories: categoriesOnMap() }}
        notes={{ answer: answerLine, reviews: reviewsLine() }}
        proofHref={`${routes.contact}#${anchors.sampleQuote}`}
      />
      <div className="start-rail has-entry pt-6.5 lg:pt-11.5">
        <RailsEntry />
        <Reasons {...whyChooseUs} />
        <Projects
          id={anchors.projects}
          title={home.projects.title}
          items={projectsOnHome()}
          examples={exampleJobs.slice(0, 3)}
          labels={trustLabels}
          more={{ label: trustLabels.allProjects, href: `${routes.about}#${anchors.projects}` }}
        />
      </div>
      <ServicesByCategory {...services} more={tableLink()} categories={servicesByCategory()} isBetweenRails />
      <Timelines
        {...timelines}
        quoteHref={actions.quote.href}
        rows={timelines.rows.map(({ service, ...row }) => ({
          ...row,
          category: categoryOf(service).id,
          href: servicePath(service),
        }))}
      >
        <Figures title={about.figuresTitle} items={home.figures} isInBand />
      </Timelines>
      {testimonials.length > 0 && (
        <div className="end-rail">
          <Testimonials
            title={home.testimonials.title}
            note={testimonials.some(({ confirmedOn }) => !confirmedOn) ? home.testimonials.note : undefined}
            items={testimonials.map(linkedTestimonial)}
            seeProject={trustLabels.seeProject}
          />
        </div>
      )}
      <OneTeam id="about" {...home.about} />
      <div className="line-to-board">
        <div className="beside-line">
          <ChecklistSummary {...home.check} href={`${routes.about}#${anchors.checklist}`} />
        </div>
        <ContactBlock board={site.board} {...home.contact} rows={contactRows()} form={enquiryFormProps('home')} />
      </div>
    </>
  );
}
