import { type Device, limits } from '@/tools/check/limits';
import { cut } from '@/tools/check/text-width';
import type { PageRecord } from '../../pages/record';
import { resultAddress } from '../search-result';
import { Checked } from './checked';

type SearchResultProps = {
  device: Device;
  page: Pick<PageRecord, 'path' | 'title' | 'description'>;
  siteName: string;
  url: string;
};

/** A page as Google lists it, cut where it would be cut. The desktop's keeps its width and scrolls in its own box. */
export function SearchResult({ device, page, siteName, url }: SearchResultProps) {
  const title = cut(page.title, limits.result[device].title);
  const description = cut(page.description, limits.result[device].description);
  return (
    <figure className={`result ${device}`}>
      <figcaption>
        Google, {device} <Checked />
      </figcaption>
      {/* A region that scrolls sideways must be reachable by keyboard (axe: scrollable-region-focusable). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="scroll" role="region" aria-label={`${page.path} in Google, ${device}`} tabIndex={0}>
        <div className="result-box">
          <p className="result-site">
            <img src="/favicon.svg" alt="" width="18" height="18" /> {siteName}
            <span className="result-address">{resultAddress(url, device)}</span>
          </p>
          <p className="result-title">{title.shown}</p>
          <p className="result-text">{description.shown}</p>
        </div>
      </div>
    </figure>
  );
}
