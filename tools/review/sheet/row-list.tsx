import clsx from 'clsx';
import { textInAddress } from '../text-address';
import { count, type Level, type PageReview, type ReviewModel, type Row } from './model';
import { SearchResult } from './search-result';
import { TextLink } from './text-link';

type RowListProps = Pick<ReviewModel, 'rows' | 'host'> & { pages: readonly PageReview[] };

const levels: Record<Level, { edge: string; badge?: string }> = {
  block: { edge: 'border-line-4', badge: 'Blocks publishing' },
  check: { edge: 'border-highlight', badge: 'Check this' },
  warning: { edge: 'border-field', badge: 'Warning' },
  change: { edge: 'border-rule' },
};
const marks = { same: 'span', removed: 'del', added: 'ins' } as const;

export function RowList({ rows, ...context }: RowListProps) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {rows.map((row) => (
        <RowItem key={row.id} row={row} {...context} />
      ))}
    </ul>
  );
}

function RowItem({ row, pages, host }: Omit<RowListProps, 'rows'> & { row: Row }) {
  const { id, level, name, notes, frame, isGone, note, editUrl, places } = row;
  const { edge, badge } = levels[level];
  const after = isGone ? undefined : places[0]?.address;
  const before = frame || isGone || row.parts.some(({ kind }) => kind !== 'same') ? oldAddress(row, pages) : undefined;
  const links = { 'See it': after, [isGone ? 'See where it was' : 'Before']: before, [`Edit on ${host}`]: editUrl };
  return (
    <li id={id} className={clsx('scroll-mt-4 rounded-control border-l-8 bg-card px-4 py-3', edge)}>
      <h2 className="text-lg font-bold wrap-anywhere">
        {badge && <span className="rounded-tag border-2 px-1.5">{badge}</span>} {name}
      </h2>
      <Change {...row} />
      {notes.map((text) => (
        <p key={text} className="max-w-text text-ink-soft">
          {text}
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-x-5">
        {Object.entries(links).map(
          ([label, href]) =>
            href && (
              <TextLink key={label} href={href} aria-label={`${label}: ${name}`}>
                {label}
              </TextLink>
            ),
        )}
        <Places row={row} pages={pages} />
        {note && <code className="wrap-anywhere text-ink-soft">{note}</code>}
      </div>
      {frame && after && before && (
        <details
          data-before={before.split('#')[0]}
          data-after={after}
          data-width={frame.width}
          data-scheme={frame.scheme}
        >
          <summary className="min-h-11 cursor-pointer content-center font-bold">Before and after</summary>
        </details>
      )}
    </li>
  );
}

const pageAt = (path: string | undefined, pages: readonly PageReview[]) => pages.find((page) => page.path === path);

/** The previous page, opened at the row's words. */
function oldAddress({ places: [first] }: Row, pages: readonly PageReview[]): string | undefined {
  const previous = pageAt(first?.path, pages)?.previous;
  const { quote } = textInAddress(new URL(first?.address ?? '', 'http://site').hash);
  return previous && quote ? `${previous}#:~:text=${encodeURIComponent(quote)}` : previous;
}

/** Old and new, as words or as search engines show them. */
function Change({ results, parts }: Row) {
  if (results) {
    return (
      <div className="my-2 flex flex-wrap gap-4">
        <SearchResult name="Before" {...results.before} />
        <SearchResult name="Now" {...results.after} />
      </div>
    );
  }
  return (
    <p className="my-1 max-w-text wrap-anywhere whitespace-pre-line">
      {parts.map(({ kind, text }, index) => {
        const Mark = marks[kind];
        return <Mark key={index}>{text}</Mark>;
      })}
    </p>
  );
}

function Places({ row: { places, isFrame }, pages }: { row: Row; pages: readonly PageReview[] }) {
  const nameOf = (path: string) => pageAt(path, pages)?.name ?? path;
  if (places.length < 2) return places.map(({ path }) => <span key={path}>on {nameOf(path)}</span>);
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">
        {isFrame && 'in a part that pages share, '}on {count(places.length, 'page')}
      </summary>
      <p className="flex flex-wrap gap-x-4">
        {places.map(({ path, address }) => (
          <TextLink key={path} href={address}>
            {nameOf(path)}
          </TextLink>
        ))}
      </p>
    </details>
  );
}
