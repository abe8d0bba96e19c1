import { categoryClasses } from '@/components/ui/category-classes';
import { Link } from '@/components/ui/link';
import { Stop } from '@/components/ui/stop';
import type { LinkedServiceItem } from '@/lib/catalogue';
import clsx from 'clsx';

type RelatedServicesProps = { services: readonly LinkedServiceItem[] };

/** Services of other categories that go with this one. */
export function RelatedServices({ services }: RelatedServicesProps) {
  return (
    <ul role="list" className="grid gap-x-6 gap-y-3 md:grid-cols-3 print:hidden">
      {services.map(({ icon, slug, title, category, href }) => (
        <li key={slug} className={clsx(categoryClasses[category], 'relative max-md:flex max-md:gap-3')}>
          <Stop icon={icon} />
          <div className="content-center md:mt-2">
            <Link href={href} className="stretched-link font-display text-lg font-bold service-link">
              {title}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
