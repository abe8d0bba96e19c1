import { Section } from '@/components/ui/section';

type ReasonsProps = {
  title: string;
  items: readonly { title: string; description: string }[];
};

/** Why choose us: four promises, a bar beside each. */
export function Reasons({ title, items }: ReasonsProps) {
  return (
    <Section id="why-choose-us" title={title} variant="band">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((reason) => (
          <li key={reason.title} className="border-l-6 border-ink pl-4">
            <h3 className="text-title">{reason.title}</h3>
            <p className="text-ink-soft">{reason.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
