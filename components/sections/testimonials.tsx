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
      <ul className="grid gap-4 md:grid-cols-3">
        {items.map(({ name, company, rating, text }) => (
          <li key={text} className="ticket flex flex-col rounded-panel border border-rule bg-card">
            <figure className="flex grow flex-col">
              <div className="grow px-5 py-4">
                <p role="img" aria-label={`${rating} of 5 stars`} className="text-star">
                  {'★'.repeat(rating)}
                </p>
                <blockquote>
                  <p>{text}</p>
                </blockquote>
              </div>
              <figcaption className="flex flex-wrap items-baseline gap-x-2 border-t-2 border-dashed border-rule px-5 py-2.5">
                <b className="font-display text-lg leading-snug">{name}</b>
                <span className="text-ink-soft">{company}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
