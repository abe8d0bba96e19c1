import { Container } from '@/components/ui/container';

type StatementsProps = { items: readonly { id: string; title: string; text: string }[] };

/** Mission and vision, side by side. */
export function Statements({ items }: StatementsProps) {
  return (
    <Container className="grid gap-x-14 gap-y-12 pt-band lg:grid-cols-2">
      {items.map(({ id, title, text }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="border-t-6 border-ink pt-5">
          <h2 id={`${id}-title`} className="text-heading leading-heading tracking-heading">
            {title}
          </h2>
          <p className="mt-4 text-lead">{text}</p>
        </section>
      ))}
    </Container>
  );
}
