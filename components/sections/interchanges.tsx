import { ColumnSection } from '@/components/ui/column-section';
import { lineClasses } from '@/components/ui/line-classes';
import { Link } from '@/components/ui/link';
import { Stop } from '@/components/ui/stop';
import type { LinkedCard } from '@/lib/catalogue';
import clsx from 'clsx';

type InterchangesProps = { title: string; cards: readonly LinkedCard[] };

/** Services of other lines that go with this one, each on a piece of its line. */
export function Interchanges({ title, cards }: InterchangesProps) {
  return (
    <ColumnSection id="related" title={title}>
      <ul className="grid gap-y-2 md:grid-cols-3">
        {cards.map(({ icon, slug, title: name, description, gradient, href }) => (
          <li
            key={slug}
            className={clsx(lineClasses[gradient], 'interchange relative max-md:flex max-md:gap-3 md:pr-6')}
          >
            <Stop icon={icon} />
            <div className="md:mt-2">
              <Link href={href} className="stretched font-display text-lg font-bold underline-offset-4 hover:underline">
                {name}
              </Link>
              <p className="text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </ColumnSection>
  );
}
