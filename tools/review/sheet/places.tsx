import { count, type Place, type ReviewModel, type Written } from './model';
import { TextLink } from './text-link';

/** Names of pages by their paths, and the repository's host: what every row needs. */
export type RowContext = Pick<ReviewModel, 'host'> & { names: ReadonlyMap<string, string> };

/** More pages than this are said in words: nobody opens them one by one. */
const mostListed = 20;

/** Where something is seen: a link to the very words, and the other pages folded. */
export function Places({ places, names }: RowContext & { places: readonly Place[] }) {
  const [first] = places;
  if (!first) return null;
  const nameOf = ({ path }: Place) => names.get(path) ?? path;
  const pages = `on ${places.length === 1 ? nameOf(first) : count(places.length, 'page')}`;
  return (
    <>
      <TextLink href={first.address} aria-label={`See it on ${nameOf(first)}`}>
        See it
      </TextLink>
      {places.length === 1 || places.length > mostListed ? (
        <span>{pages}</span>
      ) : (
        <details>
          <summary className="target content-center">{pages}</summary>
          <p className="flex flex-wrap gap-x-4">
            {places.map((place) => (
              <TextLink key={place.path} href={place.address}>
                {nameOf(place)}
              </TextLink>
            ))}
          </p>
        </details>
      )}
    </>
  );
}

/** The content file and field, with a link that opens it for editing. */
export function WrittenIn({ note, editUrl, host }: Written & Pick<RowContext, 'host'>) {
  return (
    <>
      <code className="wrap-anywhere">{note}</code>
      {editUrl && (
        <TextLink href={editUrl} aria-label={`Edit ${note} on ${host}`}>
          {`Edit on ${host}`}
        </TextLink>
      )}
    </>
  );
}
