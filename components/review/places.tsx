import { Link } from '@/components/ui/link';
import { count, type Place, type Source } from './model';

type PlacesProps = { places: readonly Place[]; where?: string; quote?: string; names: ReadonlyMap<string, string> };

/** More pages than this are said in words: nobody opens them one by one. */
const mostListed = 20;
const linkClass = 'target inline-flex items-center font-bold underline underline-offset-4';

/**
 * Where something is seen: a link to the very words, and the other pages folded.
 * @param quote the text that the page's script opens and shows, wherever it is folded away
 */
export function Places({ places, where, quote, names }: PlacesProps) {
  const [first] = places;
  if (!first) return where ? <span>{where}</span> : null;
  const nameOf = ({ path }: Place) => names.get(path) ?? path;
  return (
    <>
      <Link href={first.address} data-see={quote} className={linkClass} aria-label={`See it on ${nameOf(first)}`}>
        See it
      </Link>
      {places.length === 1 && <span>on {nameOf(first)}</span>}
      {places.length > mostListed && <span>on {count(places.length, 'page')}</span>}
      {places.length > 1 && places.length <= mostListed && (
        <details>
          <summary className="target content-center">on {count(places.length, 'page')}</summary>
          <ul className="flex flex-wrap gap-x-4">
            {places.map((place) => (
              <li key={place.path}>
                <Link href={place.address} data-see={quote} className={linkClass}>
                  {nameOf(place)}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type SourceLineProps = { sources: readonly Source[]; host?: string };

/** The content file and field, with a link that opens it for editing. */
export function SourceLine({ sources, host }: SourceLineProps) {
  return sources.map(({ file, field, editUrl }) => (
    <span key={`${file} ${field}`} className="inline-flex flex-wrap items-center gap-x-3">
      <code>
        {file}
        {field && ` › ${field}`}
      </code>
      {editUrl && host && (
        <Link href={editUrl} className={linkClass} aria-label={`Edit ${file} on ${host}`}>
          Edit on {host}
        </Link>
      )}
    </span>
  ));
}
