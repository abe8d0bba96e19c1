import clsx from 'clsx';
import { diffWords } from 'diff';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Link, type LinkProps } from '@/components/ui/link';
import { Section } from '@/components/page/section';
import { formatDate } from '@/lib/dates';
import type { Finding } from '../check/finding';
import { isCanonical, type PageRecord } from '../exported-page/record';
import { keptFile } from './keep';
import type { PageState, Row, State } from './rows';
import { type editLinks, type Source } from './sources';
import { subjectOf } from './styles';

export type SheetPage = PageState & {
  name: string;
  /** A hash of the page and its files; absent if one of them couldn't be read. */
  version?: string;
  /** Where the preview keeps its previous version. */
  before?: string;
  /** Absent for pages that are gone. */
  record?: PageRecord;
};

export type SheetModel = {
  siteName: string;
  /** `commit` is the first seven digits of its id, `date` the commit's or else the build's. */
  build: { branch: string; commit: string; date: string };
  /** The previous site, or a sentence that says why nothing was compared. */
  comparison: { from: string } | string;
  pages: readonly SheetPage[];
  rows: readonly Row[];
  /** What is open before launch. */
  open: readonly Finding[];
  edit?: ReturnType<typeof editLinks>;
};

/** In the order of the sheet. */
const states: Record<State, string> = {
  new: 'New page',
  gone: 'Gone',
  text: 'Text changed',
  looks: 'Looks may differ',
  'not-compared': 'Not compared',
  source: 'Source only',
  identical: 'Identical',
};
const stateOrder = Object.keys(states) as State[];

const kinds = {
  error: { name: 'Blocks publishing', edge: 'border-error' },
  check: { name: 'Check this', edge: 'border-star' },
  text: { name: 'Text', edge: 'border-ink' },
  look: { name: 'Looks may differ', edge: 'border-field' },
  source: { name: 'Source', edge: 'border-rule' },
};

/** How to look at what frames can't show. */
const howToLook: Readonly<Record<string, string>> = {
  print: 'A frame can’t show this: open the page and choose Print in the browser’s menu.',
  'keyboard focus': 'A frame can’t show this: open the page and press the Tab key.',
  hover: 'A frame can’t show this: open the page and point at it with a mouse.',
  motion: 'A frame can’t show this: open the page and watch it move.',
  'forced colours or contrast': 'A frame can’t show this: turn on high contrast in your device’s settings.',
};

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** The pages to list, changed ones first, without repeated pages that changed like the original. */
export function listedPages(pages: readonly SheetPage[], rows: readonly Row[]): SheetPage[] {
  const rowsOf = (path: string) => rows.filter((row) => row.pages.includes(path)).join();
  const repeats = ({ path, state, record }: SheetPage) =>
    record?.canonical !== undefined &&
    !isCanonical(record) &&
    pages.some(
      (other) =>
        other.path === new URL(record.canonical!).pathname &&
        other.state === state &&
        rowsOf(other.path) === rowsOf(path),
    );
  return pages
    .filter((page) => !repeats(page))
    .toSorted((one, other) => stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state));
}

/** The sheet as a document. It can be read without its script. */
export function Sheet(model: SheetModel) {
  const { siteName, build, comparison, rows, pages, open } = model;
  const listed = listedPages(pages, rows);
  const inState = (...wanted: State[]) => listed.filter(({ state }) => wanted.includes(state));
  const [sources, seen] = [rows.filter(({ kind }) => kind === 'source'), rows.filter(({ kind }) => kind !== 'source')];
  const sourcePages = inState('source');
  const identical = inState('identical');
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Review of ${siteName}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
      </head>
      <body>
        <header className="bg-panel pt-6 pb-7">
          <Container>
            <h1 className="text-heading">Review of {siteName}</h1>
            <p className="mt-2">
              Branch {build.branch}, commit {build.commit}, <time dateTime={build.date}>{formatDate(build.date)}</time>
              {typeof comparison !== 'string' && `, compared with ${comparison.from}`}
            </p>
            <Summary {...model} listed={listed} />
          </Container>
        </header>
        <main>
          <Section id="pages" title="Pages">
            <PageList pages={inState('new', 'gone', 'text', 'looks', 'not-compared')} />
            <Folded pages={sourcePages} title={`${count(sourcePages.length, 'page')} changed in source only`} />
            <Folded pages={identical} title={count(identical.length, 'identical page')} />
            <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
              <button type="button" name="sign-off" hidden className={buttonVariants.primary}>
                Copy sign-off
              </button>
              <span id="status" role="status" className="wrap-anywhere whitespace-pre-line" />
            </p>
          </Section>
          {rows.length > 0 && (
            <Section id="changes" title="What changed">
              <RowList {...model} rows={seen} />
              {sources.length > 0 && (
                <details className="mt-4">
                  <Summarised>{count(sources.length, 'change')} in source only: scripts and metadata</Summarised>
                  <RowList {...model} rows={sources} />
                </details>
              )}
            </Section>
          )}
          {open.length > 0 && <LaunchList open={open} />}
          <Viewer />
          <div className="pb-band" />
        </main>
        <script src="/review/sheet.js" defer />
      </body>
    </html>
  );
}

/** What is open before launch, as `npm run launch-check` lists it. */
function LaunchList({ open }: Pick<SheetModel, 'open'>) {
  return (
    <Section id="launch" title="Before launch">
      <details>
        <Summarised>{count(open.length, 'point')} to resolve or send</Summarised>
        <ul className="grid gap-3">
          {open.map(({ subject, message, action, file, field }) => (
            <li key={file + field + message} className="rounded-control bg-card px-4 py-3">
              <p className="font-bold">{[subject, message].filter(Boolean).join(': ')}</p>
              <p>{action}</p>
              <code className="wrap-anywhere text-ink-soft">{[file, field].join(' › ')}</code>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}

function Summary({ rows, open, comparison, listed }: SheetModel & { listed: readonly SheetPage[] }) {
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind).length;
  const blockers = of('error');
  const found = [
    [of('check'), 'point to check', 'points to check'],
    [of('text'), 'other text'],
    [of('look'), 'look'],
  ] as const;
  const counts = found.flatMap(([number, one, many]) => (number > 0 ? count(number, one, many) : []));
  const changed = listed.filter(({ state }) => state !== 'identical' && state !== 'not-compared').length;
  return (
    <div role="group" aria-label="Summary" className="mt-3 max-w-text text-lg">
      {blockers > 0 && <p className="font-bold">Don’t publish yet: {count(blockers, 'blocker')}.</p>}
      {typeof comparison === 'string' ? (
        <p>{comparison}</p>
      ) : (
        <p>
          <b>{changed === 0 ? 'No page changed' : `${count(changed, 'page')} changed`}</b>
          {counts.length > 0 && `: ${counts.join(', ')}`}.
        </p>
      )}
      <p className="flex flex-wrap gap-x-5">
        <TextLink href="/">Open the preview</TextLink>
        {rows.length > 0 && <TextLink href="#changes">What changed</TextLink>}
        {open.length > 0 && <TextLink href="#launch">{open.length} open before launch</TextLink>}
      </p>
    </div>
  );
}

function Folded({ pages, title }: { pages: readonly SheetPage[]; title: string }) {
  if (pages.length === 0) return null;
  return (
    <details className="mt-3">
      <Summarised>{title}</Summarised>
      <PageList pages={pages} />
    </details>
  );
}

function PageList({ pages }: { pages: readonly SheetPage[] }) {
  return (
    <ul className="grid gap-2 md:grid-cols-2">
      {pages.map((page) => (
        <PageItem key={page.path} {...page} />
      ))}
    </ul>
  );
}

function PageItem({ path, name, state, version, before, record }: SheetPage) {
  const after = state === 'gone' ? undefined : path;
  return (
    <li
      data-page={name}
      data-path={path}
      data-version={version}
      data-before={before}
      className="flex min-w-0 flex-wrap items-center gap-x-3 rounded-control border border-rule bg-card px-4 py-1 has-[[open]]:col-span-full"
    >
      {version && (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" hidden className="size-5" />
          <span className="sr-only">Seen: {name}</span>
        </label>
      )}
      {after ? <TextLink href={after}>{name}</TextLink> : <b>{name}</b>}
      <span
        className={clsx('rounded-tag border px-2', state === 'identical' ? 'border-rule text-ink-soft' : 'border-ink')}
      >
        {states[state]}
      </span>
      {before && <CompareButton path={path} name={name} />}
      {record && (
        <details className="open:basis-full">
          <Summarised>Search and chat</Summarised>
          <div className="my-3 flex flex-wrap gap-4">
            {isCanonical(record) ? <SearchResult {...record} /> : <p>Search engines don’t list this page.</p>}
            {record.card && <ChatCard {...record.card} host={hostOf(record)} />}
          </div>
        </details>
      )}
    </li>
  );
}

/** Opens both versions in frames. The script shows it. */
function CompareButton({
  path,
  name,
  ...data
}: { path: string; name: string } & Record<`data-${string}`, string | undefined>) {
  return (
    <button
      type="button"
      hidden
      data-compare={path}
      aria-label={`Compare ${name}: before and after`}
      className="min-h-11 font-bold underline"
      {...data}
    >
      Compare
    </button>
  );
}

function RowList({ rows, ...model }: SheetModel) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {rows.map((row, index) => (
        <RowItem key={index} row={row} {...model} />
      ))}
    </ul>
  );
}

function RowItem({ row, pages, edit }: Omit<SheetModel, 'rows'> & { row: Row }) {
  const { kind, before, after, file, field, line } = row;
  const isText = kind === 'check' || kind === 'text';
  const subject = kind === 'look' ? subjectOf(before + after) : '';
  const own = listedPages(pages, []).filter(({ path }) => row.pages.includes(path));
  const first = own[0] ?? pages.find(({ path }) => row.pages.includes(path));
  return (
    <li className={clsx('min-w-0 rounded-control border-l-8 bg-card px-4 py-3', kinds[kind].edge)}>
      <h3 className="text-lg">
        {kinds[kind].name}
        {subject && `: ${subject}`}
      </h3>
      <Places pages={own} text={isText ? after : ''} />
      {isText && <Words before={before} after={after} />}
      {kind === 'error' && <p className="max-w-text">{after}</p>}
      {(kind === 'look' || kind === 'source') && <Code before={before} after={after} />}
      {howToLook[subject] && <p className="text-ink-soft">{howToLook[subject]}</p>}
      <p className="flex flex-wrap items-center gap-x-5">
        {first?.before && (
          <CompareButton
            path={first.path}
            name={first.name}
            data-before-text={isText ? before : undefined}
            data-after-text={isText ? after : undefined}
            data-width={frameWidth(subject)}
            data-scheme={subject === 'dark colours' ? 'dark' : undefined}
          />
        )}
        {file && edit && <TextLink href={edit.to({ file, line })}>Edit on {edit.host}</TextLink>}
        {file && <Written file={file} field={field} line={line} />}
      </p>
    </li>
  );
}

const frameWidth = (subject: string) => ({ phones: '390', 'some widths': '768', 'wide screens': '1280' })[subject];

function Written({ file, field, line }: Source) {
  return (
    <code className="wrap-anywhere text-ink-soft">
      {[file, field].filter(Boolean).join(' › ')}
      {line && `, line ${line}`}
    </code>
  );
}

/** The pages of a row, with links to the text on each page. */
function Places({ pages, text }: { pages: readonly SheetPage[]; text: string }) {
  const links = (
    <span className="flex flex-wrap gap-x-4">
      {pages.map(({ path, name }) => (
        <TextLink key={path} href={textAddress(path, text)}>
          {name}
        </TextLink>
      ))}
    </span>
  );
  if (pages.length <= 3) return links;
  return (
    <details>
      <Summarised>On {count(pages.length, 'page')}</Summarised>
      {links}
    </details>
  );
}

/** The address of a text on a page, by its first words. */
function textAddress(path: string, text: string): string {
  const words = text.split(' → ')[0]!;
  const see = words.length > 60 ? words.slice(0, 60).replace(/\s\S*$/, '') : words;
  return see ? `${path}#${new URLSearchParams({ see })}` : path;
}

/** The old text and the new one, with the words that differ. */
function Words({ before, after }: Pick<Row, 'before' | 'after'>) {
  const parts = diffWords(before, after);
  return (
    <dl className="my-1 grid max-w-text grid-cols-[auto_1fr] gap-x-3 gap-y-1 wrap-anywhere">
      {before && (
        <>
          <dt className="text-ink-soft">Before</dt>
          <dd>
            {parts.map(({ added, removed, value }, at) => !added && (removed ? <del key={at}>{value}</del> : value))}
          </dd>
        </>
      )}
      {after && (
        <>
          <dt className="text-ink-soft">Now</dt>
          <dd>
            {parts.map(({ added, removed, value }, at) => !removed && (added ? <ins key={at}>{value}</ins> : value))}
          </dd>
        </>
      )}
    </dl>
  );
}

/** What was removed and added: pictures as pictures, anything else as code. */
function Code({ before, after }: Pick<Row, 'before' | 'after'>) {
  const isPicture = /^\/[^\n]*\.(?:png|jpe?g|webp|avif|gif|svg|ico)$/.test(after || before);
  const versions = [
    ['Before', before, isPicture && before ? keptFile(before) : ''],
    ['Now', after, isPicture ? after : ''],
  ] as const;
  const shown = (
    <div className="my-2 grid gap-3 md:grid-cols-2">
      {versions.map(([name, code, picture]) => (
        <figure key={name} className="min-w-0">
          <figcaption className="text-ink-soft">{name}</figcaption>
          {picture && <img src={picture} alt={`${name}: ${code}`} loading="lazy" className="max-h-60 max-w-full" />}
          {code ? <pre>{code}</pre> : 'Nothing'}
        </figure>
      ))}
    </div>
  );
  const lines = `${before}\n${after}`.split('\n').length;
  if (lines <= 8) return shown;
  return (
    <details>
      <Summarised>{lines} lines of code</Summarised>
      {shown}
    </details>
  );
}

/** A link on a separate line, large enough for a finger. */
function TextLink(props: LinkProps) {
  return <Link className="inline-flex min-h-11 items-center font-bold underline" {...props} />;
}

function Summarised({ children }: { children: ReactNode }) {
  return <summary className="min-h-11 cursor-pointer content-center underline">{children}</summary>;
}

const hostOf = ({ canonical }: PageRecord) => (canonical ? new URL(canonical).host : '');

/** A page as Google lists it on a phone, cut after as many lines. */
function SearchResult(record: PageRecord) {
  return (
    <figure className="w-90 max-w-full">
      <figcaption className="text-ink-soft">Google</figcaption>
      <div className="link-preview rounded-control border border-rule p-3.5">
        <p>{hostOf(record)}</p>
        <p className="line-clamp-2 text-lg">{record.title}</p>
        <p className="line-clamp-3">{record.description}</p>
      </div>
    </figure>
  );
}

/** A link to a page as WhatsApp draws it. */
function ChatCard({ image, alt, title, description, host }: NonNullable<PageRecord['card']> & { host: string }) {
  return (
    <figure className="w-82.5 max-w-full">
      <figcaption className="text-ink-soft">WhatsApp</figcaption>
      <div className="link-preview overflow-hidden rounded-control border border-rule">
        <img src={image} alt={alt} width="1200" height="630" loading="lazy" className="w-full" />
        <div className="p-3">
          <p className="text-base/snug font-bold">{title}</p>
          <p className="line-clamp-2">{description}</p>
          <p>{host}</p>
        </div>
      </div>
    </figure>
  );
}

/** Old and new page side by side, at three widths and in both colour schemes. */
function Viewer() {
  return (
    <dialog aria-labelledby="viewer-title" className="m-auto size-full max-h-none max-w-none bg-paper text-ink">
      <form method="dialog" className="flex h-full flex-col gap-2 p-3">
        <div className="flex flex-wrap items-center gap-x-5">
          <h2 id="viewer-title" className="text-title">
            Before and after
          </h2>
          <Choice name="width" options={{ '390': '390 px', '768': '768 px', '1280': '1280 px' }} />
          <Choice name="scheme" options={{ light: 'Light', dark: 'Dark' }} />
          <button className={clsx(buttonVariants.outlined, 'ms-auto')}>Close</button>
        </div>
        <p id="refused" role="status" hidden>
          This host doesn’t let pages be framed. Open the page itself instead.
        </p>
        <div className="grid min-h-0 grow grid-rows-2 gap-2 md:grid-cols-2 md:grid-rows-1">
          {['Before', 'Now'].map((title) => (
            <figure key={title} className="flex min-h-0 min-w-0 flex-col">
              <figcaption className="font-bold">{title}</figcaption>
              <div className="relative grow overflow-hidden rounded-control border border-rule">
                <iframe title={title} sandbox="allow-same-origin" className="absolute max-w-none origin-top-left" />
              </div>
            </figure>
          ))}
        </div>
      </form>
    </dialog>
  );
}

function Choice({ name, options }: { name: string; options: Record<string, string> }) {
  return (
    <fieldset className="flex items-center gap-x-4">
      <legend className="sr-only">{name === 'width' ? 'Width' : 'Colours'}</legend>
      {Object.entries(options).map(([value, label]) => (
        <label key={value} className="inline-flex min-h-11 items-center gap-2">
          <input type="radio" name={name} value={value} className="size-5" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
