import { diffWords } from 'diff';
import { isCanonical, type PageRecord } from '../exported-page/record';
import type { Change, PageState, State } from './compare';

export type Build = { branch: string; commit: string };

export type SheetProps = {
  siteName: string;
  build: Build;
  /** The previous site, or a sentence that says why nothing was compared. */
  comparison: { from: string } | { problem: string };
  errors: readonly string[];
  pages: readonly (PageState & { name: string; record?: PageRecord })[];
  changes: readonly Change[];
  /** A link to edit a content file, if the repository's address is known. */
  editLink: (file: string) => string | undefined;
};

/** In the order of the sheet. */
const states: Record<State, string> = {
  new: 'New page',
  gone: 'Gone',
  text: 'Words changed',
  other: 'Looks or code changed',
  unread: 'Not compared',
  same: 'Same as before',
};

/** The review as a document. */
export function Sheet({ siteName, build, comparison, errors, pages, changes, editLink }: SheetProps) {
  const liveAddress = 'from' in comparison && URL.canParse(comparison.from) ? comparison.from : undefined;
  const order = Object.keys(states);
  const sorted = pages.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const changed = sorted.filter(({ state }) => state !== 'same');
  const same = sorted.filter(({ state }) => state === 'same');
  const list = (items: typeof sorted) => (
    <ul>
      {items.map((page) => (
        <PageItem key={page.path} {...page} liveAddress={liveAddress} />
      ))}
    </ul>
  );
  const groups = [
    ['Check this', changes.filter(({ mustBeChecked }) => mustBeChecked)],
    ['Other words', changes.filter(({ mustBeChecked }) => !mustBeChecked)],
  ] as const;
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
        <h1>Review of {siteName}</h1>
        <p>
          Branch {build.branch}, commit {build.commit}.{' '}
          {'from' in comparison ? `Compared with ${comparison.from}.` : comparison.problem}
        </p>
        <p>
          <a href="/">Open the preview</a> <a href="/landing">The other home page</a>
        </p>
        {errors.length > 0 && (
          <section>
            <h2>Don’t publish yet</h2>
            <ul>
              {errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          </section>
        )}
        <h2>{changed.length === 0 ? 'No page changed' : `Changed pages: ${changed.length}`}</h2>
        {list(changed)}
        {groups.map(([title, items]) => (
          <section key={title} hidden={items.length === 0}>
            <h2>{title}</h2>
            <ul>
              {items.map((change) => (
                <ChangeItem key={change.before + change.after} {...change} editLink={editLink} />
              ))}
            </ul>
          </section>
        ))}
        <details>
          <summary>Pages that are the same: {same.length}</summary>
          {list(same)}
        </details>
      </body>
    </html>
  );
}

type PageItemProps = SheetProps['pages'][number] & { liveAddress?: string };

function PageItem({ path, name, state, record, liveAddress }: PageItemProps) {
  return (
    <li>
      <b>{name}</b> {states[state]}. {state !== 'gone' && <a href={path}>Now</a>}{' '}
      {state !== 'new' && liveAddress && <a href={liveAddress + path}>Before</a>}
      {record && (
        <details>
          <summary>In search and chats</summary>
          {isCanonical(record) ? (
            <p>
              {record.title}
              <br />
              {record.description}
            </p>
          ) : (
            <p>Search engines don’t list this page.</p>
          )}
          {record.card && <img src={record.card.image} alt={record.card.alt} width="600" height="315" loading="lazy" />}
        </details>
      )}
    </li>
  );
}

function ChangeItem({ before, after, pages, file, editLink }: Change & Pick<SheetProps, 'editLink'>) {
  const edit = file && editLink(file);
  return (
    <li>
      <p>
        {diffWords(before, after).map(({ value, added, removed }, index) => {
          if (added) return <ins key={index}>{value}</ins>;
          return removed ? <del key={index}>{value}</del> : value;
        })}
      </p>
      <p>
        {pages.slice(0, 3).map((path) => (
          <a key={path} href={path}>
            {path}
          </a>
        ))}{' '}
        {pages.length > 3 && `and ${pages.length - 3} more pages. `}
        {edit ? <a href={edit}>Edit {file}</a> : file}
      </p>
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
