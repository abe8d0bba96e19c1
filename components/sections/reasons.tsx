import { lineClasses } from '@/components/ui/line-classes';
import { Section } from '@/components/ui/section';
import type { LineId } from '@/content/types';
import clsx from 'clsx';

type ReasonsProps = {
  title: string;
  items: readonly { title: string; description: string; line: LineId }[];
};

/** Why choose us: four promises, each along a line's colour. */
export function Reasons({ title, items }: ReasonsProps) {
  return (
    <Section id="why-choose-us" title={title} variant="band">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((reason) => (
          <li key={reason.title} className={clsx(lineClasses[reason.line], 'border-l-6 border-line pl-4')}>
            <h3 className="text-title">{reason.title}</h3>
            <p className="mt-1 text-ink-soft">{reason.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
