import type { ReactNode } from 'react';
import { limits } from '@/tools/check/limits';
import { textWidth } from '@/tools/check/text-width';
import { dataTypesOf, outlineOf, type ReviewedPage } from '../review-site';
import { count } from './model';

type PageFiguresProps = { page: ReviewedPage };

/** What a crawler would report of a page. */
export function PageFigures({ page }: PageFiguresProps) {
  const { title, description, words, ease, bytes, linksOut, main, reach } = page;
  const { size, width } = limits.result.desktop.title;
  const rows: [string, ReactNode][] = [
    ['Title', `${title} (${title.length} characters, ${Math.round(textWidth(title, size))} of ${width} px)`],
    ['Description', `${description} (${description.length} characters)`],
    ['Text', `${words} words, reading ease ${ease}`],
    ['Clicks from home', reach.clicks ?? 'No way from home'],
    ['Linked from', <LinksIn key="links" page={page} />],
    ['Headings', <Outline key="outline" outline={outlineOf(page)} />],
    ['Pictures', main.images.map(({ src, alt }) => `${src} (${alt || 'decoration'})`).join(', ') || 'None'],
    ['Structured data', dataTypesOf(page).join(', ') || 'None'],
    ['Links out', linksOut.join(' ') || 'None'],
    ['Bytes', `${bytes} compressed`],
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

function Outline({ outline }: { outline: ReturnType<typeof outlineOf> }) {
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
