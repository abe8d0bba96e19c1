import { ChecklistSummary } from '@/components/home/checklist-summary';
import { ContactBlock } from '@/components/contact/contact-block';
import { Figures } from '@/components/page/figures';
import { HomeHero } from '@/components/home/home-hero';
import { Projects } from '@/components/about/projects';
import { Reasons } from '@/components/home/reasons';
import { ServicesByCategory } from '@/components/services/services-by-category';
import { Story } from '@/components/home/story';
import { Testimonials } from '@/components/home/testimonials';
import { Timelines } from '@/components/home/timelines';
import { about } from '@/content/pages/about';
import { home } from '@/content/pages/home';
import { proofLabels } from '@/content/pages/proof';
import { testimonials } from '@/content/testimonials';
import { shouldShowTestimonials, linkedTestimonial } from '@/lib/testimonials';
import { categoriesOnMap, categoryOf, servicesByCategory } from '@/lib/catalogue';
import { contactActions } from '@/lib/contact-links';
import { projectItems } from '@/lib/projects';
import { contactRows, enquiryForm } from './enquiry-form-props';
import { routes, servicePath } from '@/lib/routes';
import { priceTable } from '@/lib/prices';
import { timeScale } from '@/components/home/time-scale';

/** The home page, as in the section list of the specification. */
export function HomeSections() {
  const { hero, whyChooseUs, services, timelines } = home;
  const scale = timeScale(timelines.rows.map(({ value }) => value));
  return (
    <>
      <HomeHero {...hero} {...contactActions(routes.home)} map={{ label: home.map, categories: categoriesOnMap() }} />
      <Reasons {...whyChooseUs} />
      <ServicesByCategory {...services} more={priceTable()} categories={servicesByCategory()} />
      <Timelines
        {...timelines}
        scale={scale.ends}
        rows={timelines.rows.map(({ label, value, service }) => ({
          label,
          value,
          category: categoryOf(service).id,
          bar: scale.barOf(value),
          href: servicePath(service),
        }))}
      />
      <Story id="about" title={home.about.title} paragraphs={home.about.paragraphs} />
      <ChecklistSummary
        title={home.check.title}
        items={home.check.items}
        link={{ label: home.check.link, href: `${routes.about}#checklist` }}
      />
      <Figures title={about.figuresTitle} items={home.figures} />
      <Projects
        id="work"
        title={home.projects.title}
        items={projectItems().slice(0, 3)}
        labels={proofLabels}
        more={{ label: proofLabels.allProjects, href: `${routes.about}#work` }}
      />
      {shouldShowTestimonials(testimonials) && (
        <Testimonials
          title={home.testimonials.title}
          note={testimonials.isPlaceholder ? home.testimonials.note : undefined}
          items={testimonials.items.map(linkedTestimonial)}
          seeProject={proofLabels.seeProject}
        />
      )}
      <ContactBlock {...home.contact} rows={contactRows()} form={enquiryForm('home')} />
    </>
  );
}
