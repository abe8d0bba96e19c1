import { ServiceBand } from '@/components/page/service-band';
import { Link } from '@/components/ui/link';
import type { CategoryWithServices, LinkedServiceItem } from '@/lib/catalogue';
import type { ServiceSlug } from '@/content/services';

type LineBandProps = {
  /** The anchors of the band and of its last line. */
  ids: { category: string; related: string };
  category: CategoryWithServices;
  /** The service whose page it is, and the label that marks it. */
  current: { slug: ServiceSlug; label: string };
  /** Services of other categories that are often ordered with it, after a label. */
  related: { label: string; services: readonly LinkedServiceItem[] };
};

/** The band that the page's line becomes. */
export function LineBand({ ids, category, current, related }: LineBandProps) {
  const nameId = `${ids.category}-title`;
  return (
    <nav id={ids.category} aria-labelledby={nameId} className="line-band print:hidden">
      <ServiceBand {...category} nameId={nameId} current={current}>
        <p id={ids.related} className="line-band-related lg:text-title lg:font-normal">
          {`${related.label}: `}
          {related.services.map(({ slug, title, href }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <Link href={href} className="band-link">
                {title}
              </Link>
            </span>
          ))}
        </p>
      </ServiceBand>
    </nav>
  );
}
