import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import type { LinkedServiceItem } from '@/lib/catalogue';
import type { ServiceSlug } from '@/content/services/slugs';
import clsx from 'clsx';
import { TrackBranch } from './track-branch';

type CategoryServicesProps = {
  services: readonly LinkedServiceItem[];
  current: ServiceSlug;
  /** The label of the current service. */
  currentLabel: string;
};

/** On phones, as high as a fingertip. */
const nameClass = 'font-display text-lg font-bold max-lg:inline-block max-lg:py-2.5 lg:mb-2.5 lg:block';

/** The services of a category as stops on its line, which branches off the page's track. */
export function CategoryServices({ services, current, currentLabel }: CategoryServicesProps) {
  return (
    <nav aria-labelledby="category-title" className="print:hidden">
      <Container>
        <div className="relative">
          <TrackBranch middle={30} />
          <ol
            role="list"
            className={clsx(
              'gap-x-6 lg:grid',
              services.length > 4 ? 'lg:grid-cols-5' : 'beside-heading lg:auto-cols-fr lg:grid-flow-col',
            )}
          >
            {services.map(({ slug, title, description, href }, index) => (
              <li
                key={slug}
                className={clsx(
                  'category-service',
                  slug === current && 'is-current',
                  index < services.length - 1 && 'has-next',
                )}
              >
                <span className="stop track-ring" />
                {slug === current ? (
                  <>
                    <b aria-current="page" className={`${nameClass} me-3`}>
                      {title}
                    </b>
                    <p className="surface-highlight inline-block rounded-tag border-2 border-highlight-edge px-2 font-display text-button font-bold">
                      {currentLabel}
                    </p>
                  </>
                ) : (
                  <>
                    <Link href={href} className={`${nameClass} stretched-link service-link`}>
                      {title}
                    </Link>
                    <p className="text-ink-soft max-lg:hidden">
                      <NonBreakingTerms>{description}</NonBreakingTerms>
                    </p>
                  </>
                )}
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </nav>
  );
}
