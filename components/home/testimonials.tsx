import clsx from 'clsx';
import { categoryClasses } from '@/components/ui/category-classes';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { LinkedTestimonial } from '@/lib/testimonials';

const linkClass = 'inline-flex min-h-11 min-w-11 items-center py-2 text-base/snug underline';

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
        {items.map(({ name, company, rating, text, url, town, service, projectHref, lang }) => (
          <li key={text} className="row-span-2 mb-6 grid grid-rows-subgrid gap-y-0">
            <figure
              className={clsx(
                service ? categoryClasses[service.category] : 'ticket-without-line',
                'row-span-2 grid grid-rows-subgrid gap-y-0 overflow-clip rounded-panel',
              )}
            >
              <div className="rounded-t-panel border-3 border-b-0 border-category bg-card p-4.5">
                <p role="img" aria-label={`${rating} of 5 stars`} className="mb-2 text-lg/snug">
                  {'★'.repeat(rating).padEnd(5, '☆')}
                </p>
                <blockquote lang={lang} className="text-lg">
                  <NonBreakingTerms>{text}</NonBreakingTerms>
                </blockquote>
              </div>
              <figcaption className="ticket-stub rounded-b-panel p-4.5 pb-2">
                <b lang={lang} className="font-display text-title">
                  {name}
                </b>
                <p>
                  {url ? (
                    <Link href={url} lang={lang} className={linkClass}>
                      {company}
                    </Link>
                  ) : (
                    <span lang={lang}>{company}</span>
                  )}
                  {town && `, ${town}`}
                </p>
                {(service || projectHref) && (
                  <p className="flex flex-wrap gap-x-5">
                    {service && (
                      <Link href={service.href} className={linkClass}>
                        {service.label}
                      </Link>
                    )}
                    {projectHref && (
                      <Link href={projectHref} aria-label={`${seeProject}: ${name}`} className={linkClass}>
                        {seeProject}
                      </Link>
                    )}
                  </p>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
