import { renderToStaticMarkup } from 'react-dom/server';

type BarProps = {
  branch: string;
  commit: string;
  /** The next changed page, if there is another one. */
  next?: { path: string; name: string };
};

/** The bar of a preview's pages. It lies in the flow of the page, so that it covers nothing. */
function Bar({ branch, commit, next }: BarProps) {
  return (
    <aside data-preview-bar="" aria-label="Preview">
      <link rel="stylesheet" href="/review/bar.css" />
      <p>
        Preview of {branch}, commit {commit}
      </p>
      <a href="/review">Review</a>
      {next && <a href={next.path}>Next changed page: {next.name}</a>}
    </aside>
  );
}

/** Puts the bar at the top of a page that has been compared, below its skip link. */
export function withBar(html: string, bar: BarProps): string {
  return withoutBar(html).replace(/<header\b/, (header) => renderToStaticMarkup(<Bar {...bar} />) + header);
}

/** A page as production has it. */
export function withoutBar(html: string): string {
  return html.replace(/<aside data-preview-bar="".*?<\/aside>/s, '');
}
