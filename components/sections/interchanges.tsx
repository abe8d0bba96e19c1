import { lineClasses } from '@/components/ui/line-classes';
import { Link } from '@/components/ui/link';
import { Stop } from '@/components/ui/stop';
import { KeptTogether } from '@/components/ui/kept-together';
import type { LinkedCard } from '@/lib/catalogue';
import clsx from 'clsx';

type InterchangesProps = { cards: readonly LinkedCard[] };

/** Services of other lines that go with this one, each on a piece of its line. */
export function Interchanges({ cards }: InterchangesProps) {
  return (
    <ul className="grid gap-y-1 md:grid-cols-3 print:hidden">
      {cards.map(({ icon, slug, title, description, gradient, href }) => (
        <li key={slug} className={clsx(lineClasses[gradient], 'relative isolate max-md:flex max-md:gap-3 md:pr-6')}>
          <span className="absolute inset-x-0 top-5 -z-1 border-t-6 border-line max-md:hidden" />
          <Stop icon={icon} />
          <div className="content-center md:mt-2">
            <Link href={href} className="stretched font-display text-lg font-bold hover:underline">
              {title}
            </Link>
            <p className="text-ink-soft max-md:hidden">
              <KeptTogether>{description}</KeptTogether>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
