import { diffWords } from 'diff';
import type { ReactNode } from 'react';
import { findPage } from '@/lib/pages';
import { previewRoutes } from '@/lib/routes';
import type { PageRecord } from '../exported-page/record';
import { haveHalfOfTheirWords } from './compare';
import { type Edit, grouped, headings } from './group';
import type { ChangedColour } from '../contrast';
import type { Note } from './looks';
import type { Review } from './review';

export type Build = { branch: string; commit: string };

export type SheetProps = {
  siteName: string;
  build: Build;
  /** The previous site, if one was read. */
  from?: string;
  review: Review;
  pages: ReadonlyMap<string, PageRecord>;
  /** Addresses of pages and pictures as they were, by their path. */
  old: ReadonlyMap<string, string>;
  /** A link to edit a content file, if the repository's address is known. */
  editLink: (file: string) => string | undefined;
};

/** The review as a document. */
export function Sheet(props: SheetProps) {
  const { siteName, build, from, review, old } = props;
  const { problem, errors, edits, colours, pictures, notes } = review;
  const count = edits.length === 1 ? 'one edit' : `${edits.length || 'no'} edits`;
  const hasCommits = edits.some(({ commit }) => commit);
  const isAll = review.other.length === props.pages.size;
  const other = grouped(review.other, (path) => findPage(path)?.canonical ?? path).map(([, paths]) => ({
    text: paths.join(', '),
    links: { Preview: paths[0]!, Before: old.get(paths[0]!)! },
  }));
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Review of ${siteName}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/review/sheet.css" />
      </head>
      <body>
        <h1>{problem ? `Review of ${siteName}` : `${siteName}: ${count} of words`}</h1>
        <p>
          Branch {build.branch}, commit {build.commit}. {problem ?? `Compared with ${from}.`} <a href="/">Preview</a>{' '}
          <a href={previewRoutes.landing}>The other home page</a>
        </p>
        <p>
          <b className="check">Check this</b> marks figures, prices, hours, ways to reach you and legal sentences.
        </p>
        <div className="errors">
          <Notes title="Don’t publish yet" notes={errors.map((text) => ({ text }))} />
        </div>
        {grouped(edits, ({ commit }) => commit ?? 'In none or in several commits').map(([commit, own]) => (
          <section key={commit}>
            {hasCommits && <h2>{commit}</h2>}
            {grouped(own, ({ heading }) => heading).map(([heading, ofHeading]) => (
              <Edits key={heading} {...props} heading={heading} edits={ofHeading} Heading={hasCommits ? 'h3' : 'h2'} />
            ))}
          </section>
        ))}
        <Notes
          title="Something else than words"
          notes={isAll ? [{ text: 'All pages look or are built differently.' }] : other}
        >
          {colours.map((colour) => (
            <Swatches key={colour.name + colour.is} {...colour} />
          ))}
          {pictures.map((name) => (
            <Pictures key={name} name={name} is={name} was={old.get(name)} />
          ))}
        </Notes>
        <Notes title="What isn’t a page" notes={notes} />
        <Notes title="Not compared" notes={review.unread.map(noteOf)} />
        <details>
          <summary>Without a change of their own: {review.same.length} pages</summary>
          <Notes notes={review.same.map(noteOf)} />
        </details>
      </body>
    </html>
  );
}

const noteOf = (path: string): Note => ({ text: '', links: { [path]: path } });

type NotesProps = { title?: string; notes: readonly Note[]; children?: readonly ReactNode[][] };

function Notes({ title, notes, children = [] }: NotesProps) {
  if (notes.length + children.flat().length === 0) return null;
  return (
    <section>
      {title && <h2>{title}</h2>}
      <ul>
        {children}
        {notes.map(({ text, links = {}, mustBeChecked }) => (
          <li key={text + Object.keys(links).join()}>
            {mustBeChecked && <b className="check">Check this</b>} {text}{' '}
            {Object.entries(links).map(([words, href]) => (
              <a key={words} href={href}>
                {words}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Edits(props: SheetProps & { heading: string; edits: readonly Edit[]; Heading: 'h2' | 'h3' }) {
  const { heading, edits, Heading, pages, old } = props;
  const { path } = edits[0]!;
  const record = (headings as readonly string[]).includes(heading) ? undefined : pages.get(path);
  return (
    <section>
      <Heading>
        {heading} {record && <a href={path}>Preview</a>} {record && old.has(path) && <a href={old.get(path)}>Before</a>}
      </Heading>
      <ul>
        {edits.map((edit) => (
          <EditItem key={JSON.stringify(edit)} {...props} edit={edit} />
        ))}
      </ul>
      {record && (
        <details>
          <summary>In search and chats</summary>
          <p className="words">{`${record.title}\n${record.description}`}</p>
          {record.card && <img src={record.card.image} alt={record.card.alt} width="600" height="315" loading="lazy" />}
        </details>
      )}
    </section>
  );
}

function EditItem({ edit, editLink, old }: SheetProps & { edit: Edit }) {
  const { before, after, kind, picture, links, places, files, mustBeChecked } = edit;
  return (
    <li>
      {mustBeChecked && <b className="check">Check this</b>} {kind && <b>{kind}</b>}
      <Words before={before} after={after} />
      <ul>{picture && <Pictures is={picture.is} was={old.get(picture.was ?? '')} />}</ul>
      <p className="words">{links.join('\n')}</p>
      <p>
        {files.map((file) => (
          <a key={file} href={editLink(file)}>
            {editLink(file) ? `Edit ${file}` : file}
          </a>
        ))}
        {places.length === 1 && <a href={places[0]!.address}>See it: {places[0]!.where}</a>}
      </p>
      {places.length > 1 && (
        <details>
          <summary>In {places.length} places</summary>
          <ul>
            {places.map((place) => (
              <li key={JSON.stringify(place)}>
                <a href={place.address}>{place.where}</a> {place.kind !== kind && <b>{place.kind}</b>}
                {(place.before !== before || place.after !== after) && <Words {...place} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** The words before and after, with what differs marked. */
function Words({ before, after }: Pick<Edit, 'before' | 'after'>) {
  const parts = haveHalfOfTheirWords(before, after)
    ? diffWords(before, after)
    : [...diffWords(before, ''), ...diffWords('', after)];
  return (
    <p className="words">
      {parts.map(({ value, ...part }, index) => {
        if (part.removed) return <del key={index}>{value}</del>;
        const isAfterRemoved = part.added && parts[index - 1]?.removed;
        return part.added ? <ins key={index}>{isAfterRemoved ? ` ${value}` : value}</ins> : value;
      })}
    </p>
  );
}

/** A picture before and now, side by side. */
function Pictures({ is, was, name }: { is?: string; was?: string; name?: string }) {
  return (
    <li>
      {was && <img src={was} alt="Before" height="160" loading="lazy" />}{' '}
      {is && <img src={is} alt="Now" height="160" loading="lazy" />}
      <p>{[name, was && 'before', is && 'now'].filter(Boolean).join(', ')}</p>
    </li>
  );
}

function Swatches({ name, schemes, was, is, lowest }: ChangedColour) {
  const swatch = (colour: string, label: string) => (
    <svg width="48" height="24" role="img" aria-label={label}>
      <rect width="48" height="24" fill={colour} />
    </svg>
  );
  return (
    <li>
      {swatch(was, 'Before')} {swatch(is, 'Now')} {name} ({schemes.join(' and ')}): <del>{was}</del> <ins>{is}</ins>
      {lowest && ` Lowest contrast: ${lowest.contrast.toFixed(1)} to 1, ${lowest.front} on ${lowest.ground}`}
    </li>
  );
}

/** On every page of a preview. It lies in the flow of the page, so that it covers nothing. */
export function Bar({ branch, commit }: Build) {
  return (
    <aside data-preview-bar="" aria-label="Preview">
      <link rel="stylesheet" href="/review/bar.css" />
      Preview of {branch}, commit {commit} <a href="/review">Review</a>
    </aside>
  );
}
