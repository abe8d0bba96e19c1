import { Link } from '@/components/ui/link';
import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { LinkedTestimonial } from '@/lib/testimonials';

const moreClass = 'inline-flex min-h-11 min-w-11 items-center text-base/snug underline';

type TestimonialsProps = {
  title: string;
  /** Shown under the title: that these are samples. */
  note?: string;
  items: readonly LinkedTestimonial[];
  /** The label of the link to a testimonial’s project. */
  seeProject: string;
};

export function Testimonials({ title, note, items, seeProject }: TestimonialsProps) {
  return (
    <Section id="testimonials" title={title} lead={note}>
      <ul className="flex flex-wrap gap-3">
        {items.map(({ name, company, rating, text, url, town, service, projectHref, lang }) => (
          <li key={text} className="grow basis-56">
            <figure className="flex h-full flex-col rounded-panel border border-rule bg-card">
              <blockquote lang={lang} className="grow px-4 pt-2 pb-4">
                <NonBreakingTerms>{text}</NonBreakingTerms>
              </blockquote>
              <figcaption className="relative border-t-2 border-dashed border-rule px-4 py-2">
                <span
                  role="img"
                  aria-label={`${rating} of 5 stars`}
                  className="absolute -top-3 right-4 bg-card px-2 text-base/snug text-star"
                >
                  {'★'.repeat(rating).padEnd(5, '☆')}
                </span>
                <b lang={lang} className="font-display text-lg/snug">
                  {name}
                </b>{' '}
                {url ? (
                  <Link href={url} lang={lang} className="inline-flex min-h-11 min-w-11 items-center underline">
                    {company}
                  </Link>
                ) : (
                  <span lang={lang} className="text-ink-soft">
                    {company}
                  </span>
                )}
                {town && <span className="text-ink-soft">, {town}</span>}
                {(service || projectHref) && (
                  <p className="flex flex-wrap gap-x-5">
                    {service && (
                      <Link href={service.href} className={moreClass}>
                        {service.label}
                      </Link>
                    )}
                    {projectHref && (
                      <Link href={projectHref} aria-label={`${seeProject}: ${name}`} className={moreClass}>
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
