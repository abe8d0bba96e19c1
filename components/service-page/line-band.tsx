import { ServiceBand } from '@/components/page/service-band';
import { Link } from '@/components/ui/link';
import { servicePage as labels } from '@/content/labels';
import { slugsIn } from '@/content/services';
import type { Service } from '@/content/types';
import { categoryOf, linkedServices } from '@/lib/catalogue';
import type { Catalogue } from '@/lib/routes';

type LineBandProps = { service: Service; catalogue: Catalogue };

/** The band that the page's line becomes: its category, and what is often ordered with it. */
export function LineBand({ service: { slug, related }, catalogue }: LineBandProps) {
  const category = categoryOf(slug);
  const services = linkedServices(slugsIn(category.id), catalogue);
  return (
    <nav
      id="category"
      aria-labelledby="category-title"
      className="lg:ms-(--track-start) lg:*:ps-[calc(var(--page-edge)-var(--track-start))] print:hidden"
    >
      <ServiceBand {...category} services={services} nameId="category-title" current={slug}>
        <p
          id="related"
          className="mt-6 border-t border-[rgb(255_255_255/33%)] pt-4 lg:ms-auto lg:mt-0 lg:flex-[0_0_calc(100%-var(--name-width)-var(--gap))] lg:text-title lg:font-normal"
        >
          {`${labels.related}: `}
          {linkedServices(related, catalogue).map(({ slug: other, shortTitle, href }, index) => (
            <span key={other}>
              {index > 0 && ', '}
              <Link href={href} className="band-link">
                {shortTitle}
              </Link>
            </span>
          ))}
        </p>
      </ServiceBand>
    </nav>
  );
}
