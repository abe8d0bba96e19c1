import clsx from 'clsx';
import { textInAddress } from '../text-address';
import { count, type PageReview, type Place, type ReviewModel, type Row } from './model';
import { SearchResult } from './search-result';
import { TextLink } from './text-link';

type RowListProps = Pick<ReviewModel, 'rows' | 'host'> & { pages: readonly PageReview[] };

/** Above this many pages they are counted: nobody opens them one by one. */
const mostListed = 20;
const edges = {
  block: 'border-design',
  check: 'border-board',
  warning: 'border-field',
  change: 'border-rule',
} as const;
const badges = { block: 'Blocks publishing', check: 'Check this', warning: 'Warning', change: undefined } as const;
const marks = { same: 'span', removed: 'del', added: 'ins' } as const;

export function RowList({ rows, ...context }: RowListProps) {
  return (
    <ul className="grid gap-3">
      {rows.map((row) => (
        <RowItem key={row.id} row={row} {...context} />
      ))}
    </ul>
  );
}

function RowItem({ row, pages, host }: Omit<RowListProps, 'rows'> & { row: Row }) {
  const { id, level, name, parts, notes, results, frame, isFrame, isGone, note, editUrl, places } = row;
  const pageOf = ({ path }: Place) => pages.find((page) => page.path === path);
  const [first] = places;
  const previous = first && pageOf(first)?.previous;
  const words = first && textInAddress(new URL(first.address, 'http://site').hash).quote;
  const oldAddress = previous && (words ? `${previous}#:~:text=${encodeURIComponent(words)}` : previous);
  return (
    <li id={id} className={clsx('scroll-mt-4 rounded-control border-l-8 bg-card px-4 py-3', edges[level])}>
      <h2 className="text-lg font-bold wrap-anywhere">
        {badges[level] && <span className="badge">{badges[level]}</span>} {name}
      </h2>
      {results ? (
        <div className="my-2 flex flex-wrap gap-4">
          {(['before', 'after'] as const).map((side) => (
            <SearchResult key={side} name={side === 'before' ? 'Before' : 'Now'} {...results[side]} />
          ))}
        </div>
      ) : (
        parts.length > 0 && (
          <p className="my-1 max-w-letter wrap-anywhere whitespace-pre-line">
            {parts.map(({ kind, text }, index) => {
              const Mark = marks[kind];
              return <Mark key={index}>{text}</Mark>;
            })}
          </p>
        )
      )}
      {notes.map((text) => (
        <p key={text} className="max-w-letter text-ink-soft">
          {text}
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-x-5">
        {first && !isGone && (
          <TextLink href={first.address} aria-label={`See it: ${name}`}>
            See it
          </TextLink>
        )}
        {first && isGone && oldAddress && (
          <TextLink href={oldAddress} aria-label={`See where it was: ${name}`}>
            See where it was
          </TextLink>
        )}
        {first && !frame && !isGone && parts.some(({ kind }) => kind !== 'same') && oldAddress && (
          <TextLink href={oldAddress} aria-label={`Before: ${name}`}>
            Before
          </TextLink>
        )}
        <PageNames isEverywhere={isFrame} places={places} nameOf={(place) => pageOf(place)?.name ?? place.path} />
        {note && <code className="wrap-anywhere text-ink-soft">{note}</code>}
        {editUrl && (
          <TextLink href={editUrl} aria-label={`Edit on ${host}: ${note}`}>
            Edit on {host}
          </TextLink>
        )}
      </div>
      {frame && first && oldAddress && (
        <details data-before={previous} data-after={first.address} data-width={frame.width} data-scheme={frame.scheme}>
          <summary className="min-h-11 cursor-pointer content-center font-bold">Before and after</summary>
          <p className="flex flex-wrap gap-x-5">
            <TextLink href={oldAddress}>Open the old page</TextLink>
            <TextLink href={first.address}>Open the new page</TextLink>
          </p>
        </details>
      )}
    </li>
  );
}

type PageNamesProps = { places: readonly Place[]; isEverywhere: boolean; nameOf(place: Place): string };

function PageNames({ places, isEverywhere, nameOf }: PageNamesProps) {
  const [first] = places;
  if (!first) return null;
  if (isEverywhere) return <span>in the header, footer or menus</span>;
  if (places.length === 1) return <span>on {nameOf(first)}</span>;
  if (places.length > mostListed) return <span>on {count(places.length, 'page')}</span>;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">on {count(places.length, 'page')}</summary>
      <p className="flex flex-wrap gap-x-4">
        {places.map((place) => (
          <TextLink key={place.path} href={place.address}>
            {nameOf(place)}
          </TextLink>
        ))}
      </p>
    </details>
  );
}
