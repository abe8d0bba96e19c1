import { Container } from '@/components/ui/container';
import { about } from '@/content/pages/about';

const statements = [
  { id: 'mission', ...about.mission },
  { id: 'vision', ...about.vision },
];

/** Short texts in large letters, side by side on wide screens. */
export function Statements() {
  return (
    <Container className="grid gap-x-14 gap-y-band-narrow pt-band md:grid-cols-2">
      {statements.map(({ id, title, text }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="text-section">
            {title}
          </h2>
          <p className="mt-3 text-lead">{text}</p>
        </section>
      ))}
    </Container>
  );
}
