import type { ReviewedPage } from '../review-site';
import { entryId } from './model';
import { SchemeChoice } from './page-frames';

type FilmstripProps = { pages: readonly ReviewedPage[] };

/** All pages in one strip to run an eye over; each leads to its entry. */
export function Filmstrip({ pages }: FilmstripProps) {
  return (
    <section id="look" aria-labelledby="look-title">
      <h2 id="look-title">As they look</h2>
      <SchemeChoice />
      {/* A region that scrolls sideways must be reachable by keyboard (axe: scrollable-region-focusable). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="strip" role="region" aria-label="Filmstrip of all pages" tabIndex={0}>
        <ul>
          {pages.map(({ path }) => (
            <li key={path}>
              <a href={`#${entryId(path)}`}>
                <span className="frame-box">
                  <iframe src={path} title={path} width="1280" height="1600" loading="lazy" inert tabIndex={-1} />
                </span>
                <span className="name">{path}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
