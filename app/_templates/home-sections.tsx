import { ChecklistSummary } from '@/components/sections/checklist-summary';
import { ContactBlock } from '@/components/sections/contact-block';
import { Figures } from '@/components/sections/figures';
import { HomeHero } from '@/components/sections/home-hero';
import { Jobs } from '@/components/sections/jobs';
import { Reasons } from '@/components/sections/reasons';
import { ServicesByCategory } from '@/components/sections/services-by-category';
import { Story } from '@/components/sections/story';
import { Testimonials } from '@/components/sections/testimonials';
import { Timelines } from '@/components/sections/timelines';
import { about } from '@/content/pages/about';
import { home } from '@/content/pages/home';
import { labels } from '@/content/pages/labels';
import { proofLabels } from '@/content/pages/proof';
import { testimonials } from '@/content/testimonials';
import { shouldShowTestimonials, linkedTestimonial } from '@/lib/testimonials';
import { categoriesOnMap, categoryOf, servicesByCategory } from '@/lib/catalogue';
import { call, chatAction, quoteAction } from '@/lib/contact-links';
import { jobItems } from '@/lib/jobs';
import { contactRows, enquiryForm } from '@/lib/enquiry-form';
import { routes, servicePath } from '@/lib/routes';
import { priceTable } from '@/lib/prices';
import { timeScale } from '@/lib/time-scale';

/** The home page, as in the section list of the specification. */
export function HomeSections() {
  const { hero, whyChooseUs, services, timelines } = home;
  const scale = timeScale(timelines.rows.map(({ value }) => value));
  return (
    <>
      <HomeHero
        {...hero}
        quote={quoteAction(labels.quote)}
        call={{ label: labels.callUs, href: call.href }}
        chat={chatAction()}
        map={{ label: labels.map, categories: categoriesOnMap() }}
      />
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
      <Jobs
        id="work"
        title={home.jobs.title}
        items={jobItems().slice(0, 3)}
        labels={proofLabels}
        more={{ label: proofLabels.allJobs, href: `${routes.about}#work` }}
      />
      {shouldShowTestimonials(testimonials) && (
        <Testimonials
          title={home.testimonials.title}
          note={testimonials.isPlaceholder ? home.testimonials.note : undefined}
          items={testimonials.items.map(linkedTestimonial)}
          seeJob={proofLabels.seeJob}
        />
      )}
      <ContactBlock {...home.contact} rows={contactRows()} form={enquiryForm('home')} />
    </>
  );
}
