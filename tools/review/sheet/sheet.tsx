import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { formatDate } from '@/lib/dates';
import { Attention } from './attention';
import { ChangeList } from './change-list';
import type { PageReview, PageState, ReviewModel, SheetContext } from './model';
import { PageGrid } from './page-grid';
import { TextLink } from './text-link';
import { Verdict } from './verdict';

const parts = {
  '#attention': 'What needs attention',
  '#changes': 'What changed',
  '#pages': 'How pages look',
  '#comments': 'Comments and sign-off',
  '/': 'Open the preview',
} as const;

/** The whole review sheet as a document. It reads without its script, which compares, collects and sends. */
export function Sheet(model: ReviewModel) {
  const { siteName, build, pages } = model;
  const names = new Map(pages.map(({ path, name }) => [path, name]));
  return (
    <html lang="en-IN">
      {/* Not a page of Next's: tools/review renders it and exports it like one. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Review of ${siteName}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
      </head>
      <body>
        <header>
          <Container className="pt-6">
            <h1 className="text-display leading-display tracking-display">Review of {siteName}</h1>
            <p className="mt-2 text-ink-soft">
              Branch {build.branch}, commit {build.commit}, <time dateTime={build.date}>{formatDate(build.date)}</time>
            </p>
            <Verdict {...model} />
            <nav aria-label="On this sheet" className="mt-3 flex flex-wrap gap-x-6">
              {Object.entries(parts).map(([href, name]) => (
                <TextLink key={href} href={href}>
                  {name}
                </TextLink>
              ))}
            </nav>
            <div data-shared="" />
          </Container>
        </header>
        <main>
          <Attention {...model} names={names} />
          <ChangeList {...model} names={names} />
          <PageGrid {...model} />
          <Section id="comments" title="Comments and sign-off">
            <p className="max-w-text">
              On any page of this preview, select a text and press “Comment” in the bar. Press “Approve” where the page
              is right as it is. Everything stays in this browser until you send or share it.
            </p>
            <div data-review-comments={contextOf(model)}>
              <p>Comments need a browser that runs the preview’s scripts.</p>
            </div>
          </Section>
        </main>
        <script src="/review/sheet.js" defer />
      </body>
    </html>
  );
}

function contextOf({ siteName, build, host, pages }: ReviewModel): string {
  return JSON.stringify({ siteName, build, host, pages: pages.map(stateOf) } satisfies SheetContext);
}

export function stateOf({ path, name, twin, needsApproval, fingerprint, isChanged, mark }: PageReview): PageState {
  return { path, name, twin, needsApproval, fingerprint, isChanged, mark };
}
