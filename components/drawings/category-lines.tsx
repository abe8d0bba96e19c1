import { categoryClasses } from '@/components/ui/category-classes';
import type { Category } from '@/content/types';
import { headingFont } from '@/lib/heading-font';

type CategoryLinesProps = { categories: readonly Pick<Category, 'id' | 'name'>[] };

/** The drawing of the about page: all lines leave one stop, each under its name. */
export function CategoryLines({ categories }: CategoryLinesProps) {
  const fontSize = 30;
  const labelWidth = fontSize * headingFont.letterWidth * Math.max(...categories.map(({ name }) => name.length)) + 30;
  return (
    <svg viewBox="0 0 420 300" aria-hidden="true" className="mb-4 w-full overflow-visible" strokeWidth="11">
      {categories.map(({ id, name }, index) => {
        const place = index - (categories.length - 1) / 2;
        const y = 150 + place * 58;
        const climb = place * 44;
        return (
          <g key={id} className={categoryClasses[id]}>
            <path
              className="stroke-category"
              fill="none"
              strokeLinejoin="round"
              d={`M60 ${y - climb}H${172 - Math.abs(place) * 23}l${Math.abs(climb)} ${climb}H9999`}
            />
            <rect x="236" y={y - 21} width={labelWidth} height="42" rx="9" className="fill-category" />
            <text
              x={236 + labelWidth / 2}
              y={y + 10}
              fontSize={fontSize}
              textAnchor="middle"
              className="fill-on-category font-display font-bold"
            >
              {name}
            </text>
          </g>
        );
      })}
      <circle cx="60" cy="150" r="50" strokeWidth="14" className="fill-highlight stroke-ink" />
    </svg>
  );
}
