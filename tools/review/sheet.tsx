import { diffWords } from 'diff';
import { formatDate } from '@/lib/dates';
import { previewRoutes } from '@/lib/routes';
import { isCanonical, type PageRecord } from '../exported-page/record';
import { type PageState, type State, subjectOf } from './differences';
import type { editLinks } from './edit-links';
import type { Row } from './group';
import { keptFile } from './previous-pages';

export type SheetPage = PageState & {
  name: string;
  /** Where the preview keeps its previous version. */
  before?: string;
  /** Absent for pages that are gone. */
  record?: PageRecord;
};

type SheetProps = {
  siteName: string;
  /** `commit` is the first seven digits of its id, `date` the commit's or else the build's. */
  build: { branch: string; commit: string; date: string };
  /** The previous site, or a sentence that says why nothing was compared. */
  comparison: { from: string } | string;
  /** In the order of their states. */
  pages: readonly SheetPage[];
  rows: readonly Row[];
  edit?: ReturnType<typeof editLinks>;
};

/** In the order of the sheet. */
export const states: Record<State, string> = {
  new: 'New page',
  gone: 'Gone',
  text: 'Text changed',
  looks: 'Looks may differ',
  'not-compared': 'Not compared',
  source: 'Source only',
  identical: 'Identical',
};

const kinds: Record<Row['kind'], string> = {
  error: 'Blocks publishing',
  check: 'Check this',
  text: 'Text',
  look: 'Looks may differ',
  source: 'Source',
};

/** How to look at what frames can't show. */
const howToLook: Readonly<Record<string, string>> = {
  print: 'A frame can’t show this: open the page and choose Print in the browser’s menu.',
  'keyboard focus': 'A frame can’t show this: open the page and press the Tab key.',
  hover: 'A frame can’t show this: open the page and point at it with a mouse.',
  motion: 'A frame can’t show this: open the page and watch it move.',
  'forced colours or contrast': 'A frame can’t show this: turn on high contrast in your device’s settings.',
  'some widths': 'Look at all three widths.',
};

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** The sheet as a document. Only the frames need its script. */
export function Sheet({ siteName, build, comparison, pages, rows, edit }: SheetProps) {
  const inState = (...wanted: State[]) => pages.filter(({ state }) => wanted.includes(state));
  const [sources, seen] = [rows.filter(({ kind }) => kind === 'source'), rows.filter(({ kind }) => kind !== 'source')];
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
        <header>
          <h1>Review of {siteName}</h1>
          <p>
            Branch {build.branch}, commit {build.commit}, <time dateTime={build.date}>{formatDate(build.date)}</time>
            {typeof comparison !== 'string' && `, compared with ${comparison.from}`}
          </p>
          <Summary comparison={comparison} pages={pages} rows={rows} />
          <p>
            <a href="/">Open the preview</a>
            <a href={previewRoutes.landing}>The other home page</a>
            {rows.length > 0 && <a href="#changes">What changed</a>}
          </p>
        </header>
        <main>
          <section aria-labelledby="pages">
            <h2 id="pages">Pages</h2>
            <PageList pages={inState('new', 'gone', 'text', 'looks', 'not-compared')} />
            <Folded pages={inState('source')} title={(number) => `${count(number, 'page')} changed in source only`} />
            <Folded pages={inState('identical')} title={(number) => count(number, 'identical page')} />
          </section>
          {rows.length > 0 && (
            <section aria-labelledby="changes">
              <h2 id="changes">What changed</h2>
              <RowList rows={seen} pages={pages} edit={edit} />
              {sources.length > 0 && (
                <details>
                  <summary>{count(sources.length, 'change')} in source only: scripts and metadata</summary>
                  <RowList rows={sources} pages={pages} edit={edit} />
                </details>
              )}
            </section>
          )}
          <Viewer />
        </main>
        <script src="/review/sheet.client.js" defer />
      </body>
    </html>
  );
}

function Summary({ comparison, pages, rows }: Pick<SheetProps, 'comparison' | 'pages' | 'rows'>) {
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind).length;
  const found = [
    [of('check'), 'point to check', 'points to check'],
    [of('text'), 'other text', 'other texts'],
    [of('look'), 'look', 'looks'],
  ] as const;
  const counts = found.flatMap(([number, one, many]) => (number > 0 ? count(number, one, many) : []));
  const changed = pages.filter(({ state }) => state !== 'identical' && state !== 'not-compared').length;
  return (
    <div role="group" aria-label="Summary">
      {of('error') > 0 && (
        <p>
          <b>Don’t publish yet: {count(of('error'), 'blocker')}.</b>
        </p>
      )}
      {typeof comparison === 'string' ? (
        <p>{comparison}</p>
      ) : (
        <p>
          <b>{changed === 0 ? 'No page changed' : `${count(changed, 'page')} changed`}</b>
          {counts.length > 0 && `: ${counts.join(', ')}`}.
        </p>
      )}
    </div>
  );
}

function Folded({ pages, title }: { pages: readonly SheetPage[]; title: (count: number) => string }) {
  if (pages.length === 0) return null;
  return (
    <details>
      <summary>{title(pages.length)}</summary>
      <PageList pages={pages} />
    </details>
  );
}

function PageList({ pages }: { pages: readonly SheetPage[] }) {
  return (
    <ul className="pages">
      {pages.map((page) => (
        <PageItem key={page.path} {...page} />
      ))}
    </ul>
  );
}

function PageItem({ path, name, state, before, record }: SheetPage) {
  return (
    <li>
      {state === 'gone' ? <b>{name}</b> : <a href={path}>{name}</a>}
      <code>{path}</code>
      <span>{states[state]}</span>
      {before && state !== 'gone' && <CompareButton path={path} name={name} before={before} />}
      {before && state === 'gone' && <a href={before}>What it was</a>}
      {record && (
        <details>
          <summary>Search and chat</summary>
          <div className="previews">
            {isCanonical(record) ? <SearchResult {...record} /> : <p>Search engines don’t list this page.</p>}
            {record.card && <ChatCard {...record.card} host={hostOf(record)} />}
          </div>
        </details>
      )}
    </li>
  );
}

type CompareButtonProps = { path: string; name: string; before: string; texts?: [string, string]; scheme?: string };

/** Opens both versions in frames. The script shows it. */
function CompareButton({ path, name, before, texts = ['', ''], scheme }: CompareButtonProps) {
  return (
    <button
      type="button"
      hidden
      aria-label={`Compare ${name}: before and after`}
      data-name={name}
      data-before={before + toText(texts[0])}
      data-now={path + toText(texts[1])}
      data-scheme={scheme}
    >
      Compare
    </button>
  );
}

/** The fragment with which browsers scroll to a text and highlight it. */
function toText(text: string): string {
  const words = text.split(' ').slice(0, 8).join(' ');
  return words && `#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
}

function RowList({ rows, ...context }: Pick<SheetProps, 'rows' | 'pages' | 'edit'>) {
  return (
    <ul>
      {rows.map((row, index) => (
        <RowItem key={index} row={row} {...context} />
      ))}
    </ul>
  );
}

function RowItem({ row, pages, edit }: { row: Row } & Pick<SheetProps, 'pages' | 'edit'>) {
  const { kind, before, after, isLink, file, field, line } = row;
  const isText = kind === 'check' || kind === 'text';
  const withoutAddress = (text: string) => (isLink ? text.replace(/ → \S*$/, '') : text);
  const subject = kind === 'look' ? subjectOf(before + after) : '';
  const own = pages.filter(({ path }) => row.pages.includes(path));
  const first = own.find((page) => page.before);
  return (
    <li className={kind}>
      <h3>
        {kinds[kind]}
        {subject && `: ${subject}`}
      </h3>
      <PageLinks pages={own} text={isText ? withoutAddress(after) : ''} />
      {isText && <Words before={before} after={after} />}
      {kind === 'error' && <p>{after}</p>}
      {(kind === 'look' || kind === 'source') && <Code before={before} after={after} />}
      {howToLook[subject] && <p>{howToLook[subject]}</p>}
      <p>
        {first?.before && (
          <CompareButton
            path={first.path}
            name={first.name}
            before={first.before}
            texts={isText ? [withoutAddress(before), withoutAddress(after)] : undefined}
            scheme={subject === 'dark colours' ? 'dark' : undefined}
          />
        )}
        {file && edit && <a href={edit.to({ file, line })}>Edit on {edit.host}</a>}
        {file && (
          <code>
            {[file, field].filter(Boolean).join(' › ')}
            {line && `, line ${line}`}
          </code>
        )}
      </p>
    </li>
  );
}

/** The pages of a row, with links to the text on each page. */
function PageLinks({ pages, text }: { pages: readonly SheetPage[]; text: string }) {
  const links = (
    <p>
      {pages.map(({ path, name }) => (
        <a key={path} href={path + toText(text)}>
          {name}
        </a>
      ))}
    </p>
  );
  if (pages.length <= 3) return links;
  return (
    <details>
      <summary>On {count(pages.length, 'page')}</summary>
      {links}
    </details>
  );
}

/** The old text and the new one, with the words that differ. */
function Words({ before, after }: Pick<Row, 'before' | 'after'>) {
  const parts = diffWords(before, after);
  return (
    <dl>
      {before && <dt>Before</dt>}
      {before && (
        <dd>
          {parts.map(({ added, removed, value }, at) => !added && (removed ? <del key={at}>{value}</del> : value))}
        </dd>
      )}
      {after && <dt>Now</dt>}
      {after && (
        <dd>
          {parts.map(({ added, removed, value }, at) => !removed && (added ? <ins key={at}>{value}</ins> : value))}
        </dd>
      )}
    </dl>
  );
}

/** What went and came: pictures as pictures, anything else as code. */
function Code({ before, after }: Pick<Row, 'before' | 'after'>) {
  const isPicture = /^\/[^\n]*\.(?:png|jpe?g|webp|avif|gif|svg|ico)$/.test(after || before);
  const versions = [
    ['Before', before, keptFile(before)],
    ['Now', after, after],
  ] as const;
  const shown = (
    <div className="versions">
      {versions.map(([name, code, picture]) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          {isPicture && code && <img src={picture} alt={`${name}: ${code}`} loading="lazy" />}
          {code ? <pre>{code}</pre> : 'Nothing'}
        </figure>
      ))}
    </div>
  );
  const lines = `${before}\n${after}`.split('\n').length;
  if (lines <= 8) return shown;
  return (
    <details>
      <summary>{lines} lines of code</summary>
      {shown}
    </details>
  );
}

const hostOf = ({ canonical }: PageRecord) => (canonical ? new URL(canonical).host : '');

/** A page as Google lists it on a phone, cut after as many lines. */
function SearchResult(record: PageRecord) {
  return (
    <figure>
      <figcaption>Google</figcaption>
      <div className="link-preview google">
        <p>{hostOf(record)}</p>
        <p>
          <b>{record.title}</b>
        </p>
        <p className="description">{record.description}</p>
      </div>
    </figure>
  );
}

/** A link to a page as WhatsApp draws it. */
function ChatCard({ image, alt, title, description, host }: NonNullable<PageRecord['card']> & { host: string }) {
  return (
    <figure>
      <figcaption>WhatsApp</figcaption>
      <div className="link-preview">
        <img src={image} alt={alt} width="1200" height="630" loading="lazy" />
        <p>
          <b>{title}</b>
        </p>
        <p>{description}</p>
        <p>{host}</p>
      </div>
    </figure>
  );
}

/** Old and new page side by side, at three widths and in both colour schemes. */
function Viewer() {
  return (
    <dialog aria-labelledby="viewer-title">
      <form method="dialog">
        <div className="bar">
          <h2 id="viewer-title">Before and after</h2>
          <Choice name="width" label="Width" options={{ '390': '390 px', '768': '768 px', '1280': '1280 px' }} />
          <Choice name="scheme" label="Colours" options={{ light: 'Light', dark: 'Dark' }} />
          <button>Close</button>
        </div>
        <p id="refused" role="status" hidden>
          This host doesn’t let pages be framed. Open the page itself instead.
        </p>
        <div className="frames">
          {['Before', 'Now'].map((title) => (
            <figure key={title}>
              <figcaption>{title}</figcaption>
              <iframe title={title} sandbox="allow-same-origin" />
            </figure>
          ))}
        </div>
      </form>
    </dialog>
  );
}

function Choice({ name, label, options }: { name: string; label: string; options: Record<string, string> }) {
  return (
    <fieldset aria-label={label}>
      {Object.entries(options).map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
