import type { ReactNode } from 'react';
import { limits } from '@/tools/check/limits';
import { textWidth } from '@/tools/check/text-width';
import type { CrawledPage } from '../review-site';
import { count } from './model';

type PageFiguresProps = { page: CrawledPage };

/** What a crawler would report of a page. */
export function PageFigures({ page }: PageFiguresProps) {
  const { title, description, outline, words, minutes, ease, bytes, linksOut, nodes, images, reach } = page;
  const { size, width } = limits.result.desktop.title;
  const rows: [string, ReactNode][] = [
    ['Title', `${title} (${title.length} characters, ${Math.round(textWidth(title, size))} of ${width} px)`],
    ['Description', `${description} (${description.length} characters)`],
    ['Text', `${words} words, ${minutes} min, reading ease ${ease}`],
    ['Sitemap', reach.isInSitemap ? 'In the sitemap' : 'Not in the sitemap'],
    ['Clicks from home', reach.clicks ?? 'No way from home'],
    ['Name in menus', reach.menuNames.join(', ') || 'In no menu'],
    ['Linked from', <LinksIn key="links" page={page} />],
    ['Headings', <Outline key="outline" outline={outline} />],
    ['Pictures', images.map(({ src, alt }) => `${src} (${alt ?? 'no alt text'})`).join(', ') || 'None but drawings'],
    ['Structured data', nodes.map((node) => node['@type']).join(', ') || 'None'],
    ['Links out', linksOut.join(' ') || 'None'],
    ['Bytes', `${bytes.brotli} compressed, ${bytes.raw} as it is`],
  ];
  return (
    <dl>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function LinksIn({ page: { reach } }: PageFiguresProps) {
  if (reach.linksIn.length === 0) return <>No other text</>;
  return (
    <details>
      <summary>{count(reach.linksIn.length, 'page')}, beside menus</summary>
      <ul>
        {reach.linksIn.map(({ path, names }) => (
          <li key={path}>
            {path}: “{names.join('”, “')}”
          </li>
        ))}
      </ul>
    </details>
  );
}

function Outline({ outline }: Pick<CrawledPage, 'outline'>) {
  return (
    <details>
      <summary>{count(outline.length, 'heading')}</summary>
      <ul className="outline">
        {outline.map(({ level, text }, index) => (
          <li key={index} className={`level-${level}`}>
            h{level} {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
