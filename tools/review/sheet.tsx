import { diffWords } from 'diff';
import { previewRoutes } from '@/lib/routes';
import type { PageRecord } from '../exported-page/record';
import type { Change } from './compare';
import type { Edit } from './group';
import type { Review } from './review';

export type Build = { branch: string; commit: string };

export type SheetProps = {
  siteName: string;
  build: Build;
  /** The previous site, if one was read. */
  from?: string;
  review: Review;
  recordAt: (path: string) => PageRecord | undefined;
  /** A link to edit a content file, if the repository's address is known. */
  editLink: (file: string) => string | undefined;
};

/** The review as a document. */
export function Sheet({ siteName, build, from, review, recordAt, editLink }: SheetProps) {
  const { problem, errors, everywhere, repeated, pages, others } = review;
  const live = from && URL.canParse(from) ? from : undefined;
  const edits = everywhere.length + repeated.length + pages.flatMap((page) => page.edits).length;
  const list = (items: readonly Edit[]) => (
    <ul>
      {items.map((edit) => (
        <EditItem key={edit.changes[0]!.path + edit.before + edit.after} {...edit} editLink={editLink} />
      ))}
    </ul>
  );
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
        <h1>
          {problem ? `Review of ${siteName}` : `${siteName}: ${edits === 1 ? 'one edit' : `${edits || 'no'} edits`}`}
        </h1>
        <p>
          Branch {build.branch}, commit {build.commit}. {problem ?? `Compared with ${from}.`} <a href="/">Preview</a>{' '}
          <a href={previewRoutes.landing}>The other home page</a>
        </p>
        <p>
          <b className="check">Check this</b> marks figures, prices, hours, ways to reach you and legal sentences.
        </p>
        {errors.length > 0 && (
          <section className="errors">
            <h2>Don’t publish yet</h2>
            <ul>
              {errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          </section>
        )}
        {everywhere.length > 0 && (
          <section>
            <h2>On every page</h2>
            {list(everywhere)}
          </section>
        )}
        {repeated.length > 0 && (
          <section>
            <h2>The same words in several sentences</h2>
            {list(repeated)}
          </section>
        )}
        {pages.map(({ path, name, notes, edits: own }) => (
          <section key={path}>
            <h2>
              {name} <a href={path}>Preview</a>
              {live && !own.some(({ changes }) => changes[0]!.part === 'New page') && <a href={live + path}>Before</a>}
            </h2>
            {notes.map((note) => (
              <p key={note} className="check">
                {note}
              </p>
            ))}
            {list(own)}
            <InSearch record={recordAt(path)} />
          </section>
        ))}
        <PathList title="Gone" paths={others.gone} />
        <PathList title="Something else than words: look at them" paths={others.other} areLinks />
        <PathList title="Not compared" paths={others.unread} areLinks />
        {others.same.length > 0 && (
          <details>
            <summary>Without a change of their own: {others.same.length} pages</summary>
            <PathList paths={others.same} areLinks />
          </details>
        )}
      </body>
    </html>
  );
}

function PathList({ title, paths, areLinks }: { title?: string; paths: readonly string[]; areLinks?: boolean }) {
  if (paths.length === 0) return null;
  return (
    <p>
      {title && <b>{title}: </b>}
      {paths.map((path) => (areLinks ? <a key={path} href={path}>{`${path} `}</a> : `${path} `))}
    </p>
  );
}

function EditItem({ before, after, changes, file, mustBeChecked, editLink }: Edit & Pick<SheetProps, 'editLink'>) {
  const [first] = changes as [Change];
  const edit = editLink(file);
  return (
    <li>
      {mustBeChecked && <b className="check">Check this</b>} {first.part && <b>{first.part}</b>}
      <Words before={before} after={after} />
      {first.pictures.map(({ src, was }) => (
        <figure key={src}>
          <img src={src} alt="" height="160" loading="lazy" />
          {was && <figcaption>Instead of {was.split('/').at(-1)}</figcaption>}
        </figure>
      ))}
      {first.links.map((link) => (
        <p key={link}>{link}</p>
      ))}
      <p>
        {edit ? <a href={edit}>Edit {file}</a> : `${file} `}
        {changes.length === 1 && <a href={placeOf(first)}>See it on {first.path}</a>}
      </p>
      {changes.length > 1 && (
        <details>
          <summary>In {changes.length} places</summary>
          <ul>
            {changes.map((change) => (
              <li key={change.path + change.part + change.before + change.after}>
                <a href={placeOf(change)}>{change.path}</a> {change.part && <b>{change.part}</b>}
                {(change.before !== before || change.after !== after) && (
                  <Words before={change.before} after={change.after} />
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** The words before and after, with what differs marked. */
function Words({ before, after }: { before: string; after: string }) {
  const parts =
    before && after ? diffWords(before, after) : [{ value: before || after, added: !before, removed: !after }];
  return (
    <p className="words">
      {parts.map(({ value, added, removed }, index) => {
        if (removed) return <del key={index}>{value}</del>;
        const isAfterRemoved = added && parts[index - 1]?.removed;
        return added ? <ins key={index}>{isAfterRemoved ? ` ${value}` : value}</ins> : value;
      })}
    </p>
  );
}

/** The address of the words on their page: the nearest anchor, and the words themselves. */
function placeOf({ path, id = '', after, part }: Change): string {
  if (part || !after) return id ? `${path}#${id}` : path;
  const words = after.split('\n')[0]!.split(' ');
  const ends = words.length > 8 ? [words.slice(0, 4), words.slice(-4)] : [words];
  // In a text fragment, hyphens and commas have a meaning.
  const encoded = ends.map((some) => encodeURIComponent(some.join(' ')).replaceAll('-', '%2D'));
  return `${path}#${id}:~:text=${encoded.join(',')}`;
}

/** What search engines and chats show of a page. */
function InSearch({ record }: { record?: PageRecord }) {
  if (!record) return null;
  return (
    <details>
      <summary>In search and chats</summary>
      <p>
        {record.title}
        <br />
        {record.description}
      </p>
      {record.card && <img src={record.card.image} alt={record.card.alt} width="600" height="315" loading="lazy" />}
    </details>
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
