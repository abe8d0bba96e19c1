import { formatDate } from '@/lib/dates';
import { ChangeList } from './change-list';
import { LaunchList } from './launch-list';
import type { SheetModel } from './model';
import { PageEntry } from './page-entry';
import { PageTable } from './page-table';

type SheetProps = SheetModel & { styles: string; script: string };

/** The whole review sheet as a document. It reads without its script, which only sorts, filters and prints. */
export function Sheet({ siteName, build, pages, launch, comparison, styles, script }: SheetProps) {
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
            <a href="#changes">What changed</a> <a href="#pages">Pages</a> <a href="#entries">Page by page</a>{' '}
            <a href="#launch">Before launch</a> <a href="/">Preview site</a>{' '}
            <a href="/review.json" download="">
              Manifest of this build
            </a>
          </nav>
        </header>
        <main>
          <ChangeList comparison={comparison} />
          <PageTable pages={pages} />
          <section id="entries" aria-labelledby="entries-title">
            <h2 id="entries-title">Page by page</h2>
            {pages.map((page) => (
              <PageEntry key={page.path} page={page} siteName={siteName} />
            ))}
          </section>
          <LaunchList items={launch} />
        </main>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
