import { Section } from '@/components/ui/section';
import type { Testimonial } from '@/content/types';

type TestimonialsProps = {
  title: string;
  /** Under the title: where the words come from. */
  note?: string;
  items: readonly Testimonial[];
};

/** What clients say, each on a ticket with a torn-off stub. */
export function Testimonials({ title, note, items }: TestimonialsProps) {
  return (
    <Section id="testimonials" title={title} lead={note}>
      <ul className="flex flex-wrap gap-3 md:gap-4">
        {items.map(({ name, company, rating, text }) => (
          <li key={text} className="flex grow basis-56 flex-col rounded-panel border border-rule bg-card">
            <figure className="flex grow flex-col">
              <div className="grow px-5 py-3 md:py-4">
                <blockquote>
                  <p>{text}</p>
                </blockquote>
              </div>
              <figcaption className="flex flex-wrap items-baseline gap-x-2 border-t-2 border-dashed border-rule px-5 py-2">
                <b className="font-display text-lg leading-snug">{name}</b>
                <span className="text-ink-soft">{company}</span>
                <span role="img" aria-label={`${rating} of 5 stars`} className="ml-auto text-star">
                  {'★'.repeat(rating)}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
