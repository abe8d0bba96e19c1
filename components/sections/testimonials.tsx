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
      <ul className="grid gap-5 md:grid-cols-3">
        {items.map(({ name, company, rating, text }) => (
          <li key={text} className="ticket flex flex-col rounded-panel border border-rule bg-card">
            <figure className="flex grow flex-col">
              <blockquote className="grow px-6 pt-6 pb-5">
                <p role="img" aria-label={`${rating} of 5 stars`} className="text-lg text-star">
                  {'★'.repeat(rating)}
                </p>
                <p className="mt-2">{text}</p>
              </blockquote>
              <figcaption className="border-t-2 border-dashed border-rule px-6 py-4">
                <span className="block font-display text-lg leading-snug font-bold">{name}</span>
                <span className="text-ink-soft">{company}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
