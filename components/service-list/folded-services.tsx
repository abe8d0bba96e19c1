import { Section } from '@/components/page/section';
import { categoryClasses } from '@/components/ui/category-classes';
import { Link } from '@/components/ui/link';
import { PlusMinus } from '@/components/ui/plus-minus';
import type { CategoryWithServices } from '@/lib/catalogue';

type FoldedServicesProps = {
  title: string;
  categories: readonly CategoryWithServices[];
};

/** The categories' names, each of which opens its services. */
export function FoldedServices({ title, categories }: FoldedServicesProps) {
  return (
    <Section id="services" title={title} layout="columns" space="narrow">
      <div>
        {categories.map(({ id, name, services }) => (
          <details key={id} className={`${categoryClasses[id]} border-s-12 border-category ps-4`}>
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2">
              <h3 className="text-title text-category">{name}</h3>
              <PlusMinus />
            </summary>
            <ul role="list" className="pb-3">
              {services.map((service) => (
                <li key={service.href}>
                  <Link href={service.href} className="inline-flex min-h-11 min-w-11 items-center underline">
                    {service.title}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Section>
  );
}
