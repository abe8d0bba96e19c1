import { cut, type Device, resultAddress, resultRules } from '../search-result';
import type { ReviewedPage } from './model';

type SearchResultProps = {
  device: Device;
  page: Pick<ReviewedPage, 'title' | 'description'>;
  siteName: string;
  url: string;
};

/** A page as Google lists it, cut where it would be cut. */
export function SearchResult({ device, page, siteName, url }: SearchResultProps) {
  const title = cut(page.title, resultRules[device].title);
  const description = cut(page.description, resultRules[device].description);
  return (
    <figure className={device === 'desktop' ? 'result' : 'result result-phone'}>
      <figcaption>Google, {device}</figcaption>
      <div className="result-box">
        <p className="result-site">
          <img src="/favicon.svg" alt="" width="18" height="18" /> {siteName}
          <span className="result-address">{resultAddress(url)}</span>
        </p>
        <p className="result-title">{title.shown}</p>
        <p className="result-text">{description.shown}</p>
      </div>
    </figure>
  );
}
