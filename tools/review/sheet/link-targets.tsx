import type { SiteReview } from '../review-site';
import { count } from './model';

type LinkTargetsProps = Pick<SiteReview, 'targets'>;

/** Where the site leads to outside itself, each target once. */
export function LinkTargets({ targets }: LinkTargetsProps) {
  return (
    <section id="targets" aria-labelledby="targets-title">
      <h2 id="targets-title">Links that leave the site</h2>
      <ul className="targets">
        {targets.map(({ target, paths }) => (
          <li key={target}>
            <a href={target}>{target}</a>
            <details>
              <summary>On {count(paths.length, 'page')}</summary>
              <p>{paths.join(', ')}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
