import clsx from 'clsx';
import { categoryClasses } from '@/components/ui/category-classes';
import type { ServiceSlug } from '@/content/services/slugs';
import type { CategoryId } from '@/content/types';
import { sides } from './network-map-layout';

export type MapCategory = {
  id: CategoryId;
  services: readonly { slug: ServiceSlug; label: string; href: string }[];
};

type NetworkMapProps = {
  /** Names the map for those who cannot see it. */
  label: string;
  categories: readonly MapCategory[];
};

const armClasses: Record<CategoryId, string> = {
  build: 'map-build',
  platforms: 'map-platforms',
  design: 'map-design',
  equip: 'map-equip',
  grow: 'map-grow',
};

/** The hero's map: five lists of links. CSS draws their tracks (app/styles/network-map.css). */
export function NetworkMap({ label, categories }: NetworkMapProps) {
  return (
    <nav aria-label={label} className="map mt-6 grid min-[18rem]:max-lg:grid-cols-[13fr_10fr] lg:m-0 print:hidden">
      {sides.map((side) => (
        <div key={side[0]} className="relative grid content-start pt-20 lg:contents">
          {side.map((id) => (
            <div key={id} className={clsx(categoryClasses[id], armClasses[id], 'map-arm')}>
              <ul>
                {categories
                  .find((category) => category.id === id)
                  ?.services.map((stop) => (
                    <li key={stop.slug}>
                      <a href={stop.href} className="map-stop hover:underline">
                        {stop.label}
                      </a>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </nav>
  );
}
