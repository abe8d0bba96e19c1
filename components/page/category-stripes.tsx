import clsx from 'clsx';
import { categoryClasses } from '@/components/ui/category-classes';

/** The lines of all categories, side by side. */
export function CategoryStripes() {
  return (
    <div aria-hidden="true" className="grid gap-0.5 forced-color-adjust-none *:h-1.5 print:hidden">
      {Object.entries(categoryClasses).map(([id, line]) => (
        <div key={id} className={clsx(line, 'bg-category')} />
      ))}
    </div>
  );
}
