import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { KeptTogether } from '@/components/ui/kept-together';
import type { LinkedServiceItem } from '@/lib/catalogue';
import type { ServiceSlug } from '@/content/services/slugs';
import clsx from 'clsx';

type CategoryServicesProps = {
  services: readonly LinkedServiceItem[];
  current: ServiceSlug;
  /** On the sign at the current service. */
  here: string;
};

/** On phones as high as a fingertip. */
const name = 'font-display text-lg font-bold max-lg:inline-block max-lg:py-2.5 lg:block';

/** The services of a category as stops on its line, which runs down the page on phones. */
export function CategoryServices({ services, current, here }: CategoryServicesProps) {
  return (
    <nav aria-labelledby="category-title" className="relative lg:mt-6 lg:border-t-12 lg:border-line print:hidden">
      <Container>
        <ol className="lg:grid lg:auto-cols-fr lg:grid-flow-col">
          {services.map(({ slug, title, description, href }) => (
            <li key={slug} className="category-service relative pl-(--indent) lg:pt-6 lg:pr-4 lg:pl-0">
              <span className={clsx('stop top-3 border-ink lg:-top-6', slug === current && 'bg-highlight')} />
              {slug === current ? (
                <>
                  <b aria-current="page" className={`${name} mr-3`}>
                    {title}
                  </b>
                  <p className="inline-block rounded-tag border-2 border-ink bg-highlight px-2 font-display font-bold">
                    {here}
                  </p>
                </>
              ) : (
                <>
                  <Link href={href} className={`${name} stretched hover:underline`}>
                    {title}
                  </Link>
                  <p className="text-ink-soft max-lg:hidden">
                    <KeptTogether>{description}</KeptTogether>
                  </p>
                </>
              )}
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  );
}
