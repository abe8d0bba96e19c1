import clsx from 'clsx';
import { categoryClasses } from '@/components/ui/category-classes';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { LinkedTestimonial } from '@/lib/testimonials';

/** As high as a fingertip, without making its line higher. */
const linkClass = '-my-2.5 inline-block py-2.5 underline';

type TestimonialsProps = {
  title: string;
  /** Shown under the title: that these are samples. */
  note?: string;
  items: readonly LinkedTestimonial[];
  /** The label of the link to a testimonial’s project. */
  seeProject: string;
};

/** Tickets: the words on the main part, the client on the stub in the service's colour. */
export function Testimonials({ title, note, items, seeProject }: TestimonialsProps) {
  return (
    <Section id="testimonials" title={title} lead={note}>
      <ul role="list" className="grid grid-cols-[repeat(auto-fit,minmax(min(12.5rem,100%),1fr))] gap-x-8">
        {items.map(({ name, company, rating, text, url, town, service, projectHref, lang, id }) => (
          <li key={text} id={id} className="row-span-2 mb-6 grid scroll-mt-32 grid-rows-subgrid gap-y-0">
            <figure
              className={clsx(
                service && categoryClasses[service.category],
                'ticket row-span-2 grid grid-rows-subgrid gap-y-0 overflow-clip rounded-panel',
              )}
            >
              <div className="rounded-t-panel border-3 border-b-0 border-(--ticket) bg-card p-4.5">
                <p role="img" aria-label={`${rating} of 5 stars`} className="mb-2 text-title">
                  {'★'.repeat(rating).padEnd(5, '☆')}
                </p>
                <blockquote lang={lang} className="text-lead">
                  <NonBreakingTerms>{text}</NonBreakingTerms>
                </blockquote>
              </div>
              <figcaption className="ticket-stub min-h-22 rounded-b-panel px-4.5 py-3.5">
                <b lang={lang} className="block font-display text-title">
                  {name}
                </b>
                {url ? (
                  <Link href={url} lang={lang} className={linkClass}>
                    {company}
                  </Link>
                ) : (
                  <span lang={lang}>{company}</span>
                )}
                {town && `, ${town}`}
                {service && (
                  <>
                    {' · '}
                    <Link href={service.href} className={linkClass}>
                      {service.label}
                    </Link>
                  </>
                )}
                {projectHref && (
                  <>
                    {' · '}
                    <Link href={projectHref} aria-label={`${seeProject}: ${name}`} className={linkClass}>
                      {seeProject}
                    </Link>
                  </>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
