import { ColumnSection } from '@/components/ui/column-section';

type TechnologiesProps = { title: string; note?: string; items: readonly string[] };

/** Tools, platforms or equipment, in a line. */
export function Technologies({ title, note, items }: TechnologiesProps) {
  return (
    <ColumnSection id="technologies" title={title} lead={note}>
      <ul className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={item} className="rounded-full border-2 border-ink px-3.5 py-1 font-bold print:py-0">
            {item}
          </li>
        ))}
      </ul>
    </ColumnSection>
  );
}
