import { categoryClasses } from '@/components/ui/category-classes';
import { Icon } from '@/components/ui/icon';
import type { Category, IconName } from '@/content/types';

type CategoryLinesProps = {
  categories: readonly Pick<Category, 'id' | 'name'>[];
  /** In the stop. */
  icon: IconName;
};

/** The average width of the heading font's letters, rounded up, relative to the font size. */
const letterWidth = 0.5;

/** The drawing of inner pages: all lines come in from the end edge, and meet in one stop. */
export function CategoryLines({ categories, icon }: CategoryLinesProps) {
  const fontSize = 28;
  const labelWidth = fontSize * letterWidth * Math.max(...categories.map(({ name }) => name.length)) + 30;
  return (
    <svg viewBox="0 0 420 250" aria-hidden="true" className="w-full overflow-visible" strokeWidth="11">
      {categories.map(({ id, name }, index) => {
        const place = index - (categories.length - 1) / 2;
        const y = 125 + place * 50;
        const climb = place * 37;
        return (
          <g key={id} className={categoryClasses[id]}>
            <path
              className="stroke-category"
              fill="none"
              strokeLinejoin="round"
              d={`M48 ${y - climb}H${160 - Math.abs(place) * 20}l${Math.abs(climb)} ${climb}H9999`}
            />
            <rect x="236" y={y - 19} width={labelWidth} height="38" rx="8" className="fill-category" />
            <text
              x={236 + labelWidth / 2}
              y={y + 9}
              fontSize={fontSize}
              textAnchor="middle"
              className="fill-on-category font-display font-bold"
            >
              {name}
            </text>
          </g>
        );
      })}
      <circle cx="48" cy="125" r="39" strokeWidth="12" className="fill-highlight stroke-ink" />
      <Icon name={icon} x="26" y="103" width="44" height="44" className="stroke-on-highlight" />
    </svg>
  );
}
