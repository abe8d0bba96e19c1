import { ColumnSection } from '@/components/ui/column-section';
import { KeptTogether } from '@/components/ui/kept-together';

type TechnologiesProps = { title: string; note?: string; items: readonly string[] };

/** Tools, platforms or equipment, in a line. */
export function Technologies({ title, note, items }: TechnologiesProps) {
  return (
    <ColumnSection id="technologies" title={title} lead={note}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 font-bold lg:gap-2">
        {items.map((item) => (
          <li key={item} className="rounded-full border-ink lg:border-2 lg:px-3.5 lg:py-1">
            <KeptTogether>{item}</KeptTogether>
          </li>
        ))}
      </ul>
    </ColumnSection>
  );
}
