import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { formatDate } from '@/lib/dates';
import { count, countsOf, type ReviewModel } from './model';
import { PageList } from './page-list';
import { RowList } from './row-list';
import { SignOff } from './sign-off';
import { TextLink } from './text-link';
import { Viewer } from './viewer';

const parts = {
  '#pages': 'All pages',
  '#comments': 'Comments and sign-off',
  '/': 'Open the preview',
};

/** The sheet as a document. It reads without its script, which frames, collects and shares. */
export function Sheet(model: ReviewModel) {
  const { siteName, build, comparison, pages, rows, host } = model;
  return (
    <Page title={`Review of ${siteName}`}>
      <header>
        <Container className="pt-5">
          <h1 className="text-heading">Review of {siteName}</h1>
          <p className="mt-1 text-ink-soft">
            Branch {build.branch}, <time dateTime={build.date}>{formatDate(build.date)}</time>
            {'from' in comparison && `, compared with ${comparison.from}`}
          </p>
          <Summary {...model} />
          <p id="since" role="status" className="font-bold empty:hidden" />
          <nav aria-label="On this sheet" className="flex flex-wrap gap-x-6">
            {Object.entries(parts).map(([href, name]) => (
              <TextLink key={href} href={href}>
                {name}
              </TextLink>
            ))}
          </nav>
          <section
            id="shared"
            hidden
            aria-label="Shared review"
            className="mt-2 border-l-8 border-highlight bg-card p-4"
          >
            <p role="status" className="text-lg font-bold" />
            <div className="my-3" />
            <button type="button" className="button button-primary">
              Merge with mine
            </button>
          </section>
        </Container>
      </header>
      <main>
        {rows.length > 0 && (
          <section id="changes" aria-label="What changed" className="pt-3">
            <Container>
              <RowList rows={rows} pages={pages} host={host} />
              {rows.some(({ frame }) => frame) && <Viewer />}
            </Container>
          </section>
        )}
        <Section id="pages" title="All pages">
          <PageList pages={pages} />
        </Section>
        <Section id="comments" title="Comments and sign-off">
          <SignOff />
        </Section>
      </main>
      <script src="/review/sheet.js" defer />
    </Page>
  );
}

/** What the live site has as well: the list of `npm run launch-check`, with the pages. */
export function LaunchList({ siteName, standing, pages, host }: ReviewModel) {
  return (
    <Page title={`Before launch: ${siteName}`}>
      <main>
        <Container className="py-6">
          <h1 className="text-heading">Open before launch</h1>
          <p className="mt-2 text-ink-soft">
            None of this is new in this preview. `npm run launch-check` prints the same list.
          </p>
          <TextLink href="/review">Back to the review</TextLink>
          <RowList rows={standing} pages={pages} host={host} />
        </Container>
      </main>
    </Page>
  );
}

/** Not a page of Next's: tools/review renders it and exports it like one. */
function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The answer in a sentence or two: what is new, whether it may go live, and what was open. */
function Summary({ rows, standing, comparison }: ReviewModel) {
  return (
    <div role="group" aria-label="Summary" className="mt-3 max-w-text text-lg">
      {rows.some(({ level }) => level === 'block') && (
        <p className="font-bold">Don’t publish yet: fix what blocks first.</p>
      )}
      {rows.length > 0 && (
        <p>
          New in this preview: <b>{countsOf(rows)}</b>.
        </p>
      )}
      {'problem' in comparison && <p>{comparison.problem}</p>}
      {'from' in comparison && rows.length === 0 && (
        <p>Nothing changed: every text and link is the same, and every page looks the same.</p>
      )}
      {'from' in comparison && comparison.unread.length > 0 && (
        <p>Not compared, because the live site didn’t answer in time: {comparison.unread.join(', ')}.</p>
      )}
      {standing.length > 0 && (
        <p>
          <Link href="/review/launch" className="inline-block min-h-6 underline">
            {count(standing.length, 'question')} open before launch
          </Link>
          , none of them new.
        </p>
      )}
    </div>
  );
}
