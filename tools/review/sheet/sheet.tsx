import { formatDate } from '@/lib/dates';
import { AttentionList } from './attention-list';
import { ChangeList } from './change-list';
import { CommentSection } from './comment-section';
import { Filmstrip } from './filmstrip';
import { LinkTargets } from './link-targets';
import type { SheetModel } from './model';
import { PageEntry } from './page-entry';
import { PageTable } from './page-table';

type SheetProps = SheetModel & { styles: string; script: string };

/** The whole review sheet as a document. It reads without its script, which only sorts, filters and prints. */
export function Sheet({ siteName, build, pages, groups, targets, comparison, styles, script }: SheetProps) {
  const title = `Review sheet: ${siteName}`;
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <header>
          <h1>{title}</h1>
          <p>
            Branch <b>{build.branch}</b>, commit <b>{build.commit}</b>,{' '}
            <time dateTime={build.date}>{formatDate(build.date)}</time>. Read from the exported pages themselves.
          </p>
          <nav aria-label="On this sheet">
            <a href="#attention">Needs attention</a> <a href="#changes">What changed</a>{' '}
            <a href="#comments">Comments</a> <a href="#look">As they look</a> <a href="#pages">Pages</a>{' '}
            <a href="#entries">Page by page</a> <a href="#targets">Links out</a> <a href="/">Preview site</a>
          </nav>
        </header>
        <main>
          <AttentionList groups={groups} />
          <ChangeList comparison={comparison} />
          <CommentSection siteName={siteName} build={build} paths={pages.map(({ path }) => path)} />
          <Filmstrip pages={pages} />
          <PageTable pages={pages} />
          <section id="entries" aria-labelledby="entries-title">
            <h2 id="entries-title">Page by page</h2>
            {pages.map((page) => (
              <PageEntry key={page.path} page={page} siteName={siteName} />
            ))}
          </section>
          <LinkTargets targets={targets} />
        </main>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
