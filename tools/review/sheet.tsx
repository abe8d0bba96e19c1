import { diffWords } from 'diff';
import type { ReactNode } from 'react';
import { details } from '@/content/owner/details';
import { findPage } from '@/lib/pages';
import { previewRoutes } from '@/lib/routes';
import type { PageRecord } from '../exported-page/record';
import { isEdited } from './compare';
import { type Edit, grouped, headings } from './group';
import type { Note } from './looks';
import { isAddress } from './read';
import type { Review } from './review';

export type Build = { branch: string; commit: string };

export type SheetProps = {
  build: Build;
  /** The previous site. */
  from: string;
  review: Review;
  pages: ReadonlyMap<string, PageRecord>;
  /** Addresses of pages and pictures as they were, by their path. */
  old: ReadonlyMap<string, string>;
  /** A link to edit a content file, if the repository's address is known. */
  editLink: (file: string) => string | undefined;
};

/** The review as a document. */
export function Sheet(props: SheetProps) {
  const { build, from, review, pages, old } = props;
  const { problem, errors, edits, other, pictures, notes, unread, same } = review;
  const count = edits.length === 1 ? 'one edit' : `${edits.length || 'no'} edits`;
  // A folder has all of its files.
  const unseen = isAddress(from) ? ', which doesn’t tell which redirects are gone' : '';
  const without = edits.some(({ commit }) => commit) ? 'What follows from other edits, or from several' : 'Edits';
  const looks = grouped(other, (path) => findPage(path)?.canonical ?? path).map(([, [first = '', ...paths]]) => ({
    text: [first, ...paths].join(', '),
    href: first,
    before: old.get(first),
  }));
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Review of ${details.name.value}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/review/sheet.css" />
      </head>
      <body>
        <h1>{problem ? `Review of ${details.name.value}` : `${details.name.value}: ${count} of words`}</h1>
        <p>
          Branch {build.branch}, commit {build.commit}. {problem ?? `Compared with ${from}${unseen}.`}{' '}
          <a href="/">Preview</a> <a href={previewRoutes.landing}>The other home page</a>
        </p>
        <p>
          <b className="check">Check this</b> marks figures, hours, ways to reach you, legal sentences, “free” and
          “never”.
        </p>
        <div className="errors">
          <Notes title="Don’t publish yet" notes={errors.map((text) => ({ text }))} />
        </div>
        {grouped(edits, ({ commit }) => commit ?? without).map(([commit, own]) => (
          <section key={commit}>
            <h2>{commit}</h2>
            {grouped(own, ({ heading }) => heading).map(([heading, ofHeading]) => (
              <Edits key={heading} {...props} heading={heading} edits={ofHeading} />
            ))}
          </section>
        ))}
        <Notes
          title="Something else than words"
          notes={other.length === pages.size ? [{ text: 'All pages look or are built differently.' }] : looks}
        >
          {pictures.map((name) => (
            <Pictures key={name} name={name} is={name} was={old.get(name)} />
          ))}
        </Notes>
        <Notes title="What isn’t a page" notes={notes} />
        <Notes title="Not compared" notes={unread.map(noteOf)} />
        <details>
          <summary>Without a change of their own: {same.length} pages</summary>
          <Notes notes={same.map(noteOf)} />
        </details>
      </body>
    </html>
  );
}

const noteOf = (path: string): Note => ({ text: path, href: path });

function Notes({ title, notes, children = [] }: { title?: string; notes: Note[]; children?: ReactNode[] }) {
  if (notes.length + children.length === 0) return null;
  return (
    <section>
      {title && <h2>{title}</h2>}
      <ul>
        {children}
        {notes.map(({ text, href, before, mustBeChecked }) => (
          <li key={text}>
            {mustBeChecked && <b className="check">Check this</b>} {text} {href && <a href={href}>See it</a>}
            {before && <a href={before}>Before</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Edits(props: SheetProps & { heading: string; edits: readonly Edit[] }) {
  const { heading, edits, pages, old } = props;
  const { path } = edits[0]!;
  const record = headings.includes(heading) ? undefined : pages.get(path);
  return (
    <section>
      <h3>
        {heading} {record && <a href={path}>Preview</a>} {record && old.has(path) && <a href={old.get(path)}>Before</a>}
      </h3>
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
  const { before, after, kind, picture, more, places, files, mustBeChecked } = edit;
  return (
    <li>
      {mustBeChecked && <b className="check">Check this</b>} {kind && <b>{kind}</b>}
      <Words before={before} after={after} />
      <ul>{picture && <Pictures is={picture.is} was={old.get(picture.was ?? '')} />}</ul>
      <p className="words">{more.join('\n')}</p>
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
  const parts = isEdited(before, after)
    ? diffWords(before, after)
    : [...diffWords(before, ''), ...diffWords('', after)];
  return (
    <p className="words">
      {parts.map(({ value, removed, added }, index) => {
        if (removed) return <del key={index}>{value}</del>;
        return added ? <ins key={index}>{parts[index - 1]?.removed ? ` ${value}` : value}</ins> : value;
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

/** On every page of a preview. It lies in the flow of the page, so that it covers nothing. */
export function Bar({ branch, commit }: Build) {
  return (
    <aside data-preview-bar="" aria-label="Preview">
      <link rel="stylesheet" href="/review/bar.css" />
      Preview of {branch}, commit {commit} <a href="/review">Review</a>
    </aside>
  );
}
