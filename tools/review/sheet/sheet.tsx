import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { formatDate } from '@/lib/dates';
import { count, countsOf, type PageReview, type PageState, type ReviewModel, type SheetContext } from './model';
import { PageList } from './page-list';
import { RowList } from './row-list';
import { SheetPage } from './sheet-page';
import { TextLink } from './text-link';
import { Viewer } from './viewer';

const parts = {
  '#changes': 'What changed',
  '#pages': 'All pages',
  '#comments': 'Comments and sign-off',
  '/': 'Open the preview',
};

/** The whole review sheet as a document. It reads without its script, which frames, collects and shares. */
export function Sheet(model: ReviewModel) {
  const { siteName, build, pages, rows, host } = model;
  return (
    <SheetPage title={`Review of ${siteName}`}>
      <header>
        <Container className="pt-5">
          <h1 className="text-heading">Review of {siteName}</h1>
          <p className="mt-1 text-ink-soft">
            Branch {build.branch}, <time dateTime={build.date}>{formatDate(build.date)}</time>
            {'from' in model.comparison && `, compared with ${model.comparison.from}`}
          </p>
          <Summary {...model} />
          <nav aria-label="On this sheet" className="flex flex-wrap gap-x-6">
            {Object.entries(parts).map(([href, name]) => (
              <TextLink key={href} href={href}>
                {name}
              </TextLink>
            ))}
          </nav>
          <p data-since="" role="status" className="font-bold empty:hidden" />
          <div data-shared="" />
        </Container>
      </header>
      <main>
        {rows.length > 0 && (
          <section id="changes" aria-label="What changed" className="pt-3">
            <Container>
              <RowList rows={rows} pages={pages} host={host} />
            </Container>
          </section>
        )}
        <Viewer />
        <Section id="pages" title="All pages">
          <PageList pages={pages} />
        </Section>
        <Section id="comments" title="Comments and sign-off">
          <p className="max-w-text">
            On any page of this preview, select a text and press “Comment” in the bar. Press “Approve” where the page is
            right as it is. Everything stays in this browser until you share it.
          </p>
          <div data-review-comments={contextOf(model)}>
            <p>Comments need a browser that runs the preview’s scripts.</p>
          </div>
        </Section>
      </main>
      <script src="/review/sheet.js" defer />
    </SheetPage>
  );
}

/** The answer in a sentence or two: what is new, whether it may go live, and what was open before. */
function Summary({ rows, standing, comparison }: ReviewModel) {
  const blocking = rows.filter(({ level }) => level === 'block').length;
  return (
    <div role="group" aria-label="Summary" className="mt-3 max-w-letter text-lg">
      {blocking > 0 && <p className="font-bold">Don’t publish yet: fix what blocks first.</p>}
      {rows.length > 0 && (
        <p>
          New in this preview: <b>{countsOf(rows).join(', ')}</b>.
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
          <Link href="/review/launch" className="inline-block min-h-6 underline underline-offset-4">
            {count(standing.length, 'question')} open before launch
          </Link>
          , none of them new.
        </p>
      )}
    </div>
  );
}

function contextOf({ siteName, build, host, pages }: ReviewModel): string {
  return JSON.stringify({ siteName, build, host, pages: pages.map(stateOf) } satisfies SheetContext);
}

export function stateOf({
  path,
  name,
  twin,
  needsApproval,
  isBlocked,
  fingerprint,
  mark,
  firstChange,
}: PageReview): PageState {
  return { path, name, twin, needsApproval, isBlocked, fingerprint, mark, firstChange };
}
