import clsx from 'clsx';
import { Section } from '@/components/page/section';
import { nonBreaking } from '@/components/ui/non-breaking';
import { trustLabels } from '@/content/labels';
import { home } from '@/content/pages/home';
import { serviceBySlug } from '@/content/services';
import { categoryOf } from '@/lib/catalogue';
import { projectHref } from '@/lib/projects';
import { servicePath } from '@/lib/routes';
import { shownTestimonials, testimonialId } from '@/lib/testimonials';

/** As high as a fingertip, without making its line higher. */
const linkClass = '-my-2.5 inline-block py-2.5 underline';

/** Tickets: the words on the main part, the client on the stub in the service's colour. */
export function Testimonials() {
  const items = shownTestimonials();
  const { title, note } = home.testimonials;
  const { seeProject } = trustLabels;
  const hasSamples = items.some(({ confirmedOn }) => !confirmedOn);
  if (items.length === 0) return null;
  return (
    <div className="end-rail">
      <Section id="testimonials" title={title} lead={hasSamples ? note : undefined}>
        <ul role="list" className="grid grid-cols-[repeat(auto-fit,minmax(min(12.5rem,100%),1fr))] gap-x-8">
          {items.map(({ name, company, rating, text, url, town, service, project, lang }) => (
            <li
              key={text}
              id={project && testimonialId(project)}
              className="row-span-2 mb-6 grid scroll-mt-32 grid-rows-subgrid gap-y-0"
            >
              <figure
                className={clsx(
                  service && categoryOf(service).colour,
                  'ticket row-span-2 grid grid-rows-subgrid gap-y-0 overflow-clip rounded-panel',
                )}
              >
                <div className="rounded-t-panel border-3 border-b-0 border-(--ticket) bg-card p-4.5">
                  {rating && (
                    <p role="img" aria-label={`${rating} of 5 stars`} className="mb-2 text-title">
                      {'★'.repeat(rating).padEnd(5, '☆')}
                    </p>
                  )}
                  <blockquote lang={lang} className="text-lead">
                    {nonBreaking(text)}
                  </blockquote>
                </div>
                <figcaption className="ticket-stub min-h-22 rounded-b-panel px-4.5 py-3.5">
                  <b lang={lang} className="block font-display text-title">
                    {name}
                  </b>
                  {url ? (
                    <a href={url} lang={lang} className={linkClass}>
                      {company}
                    </a>
                  ) : (
                    <span lang={lang}>{company}</span>
                  )}
                  {town && `, ${town}`}
                  {service && (
                    <>
                      {' · '}
                      <a href={servicePath(service)} className={linkClass}>
                        {serviceBySlug(service).shortTitle}
                      </a>
                    </>
                  )}
                  {project && (
                    <>
                      {' · '}
                      <a href={projectHref(project)} aria-label={`${seeProject}: ${name}`} className={linkClass}>
                        {seeProject}
                      </a>
                    </>
                  )}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
