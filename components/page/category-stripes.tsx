import clsx from 'clsx';
import { categoryClasses } from '@/components/ui/category-classes';

type CategoryStripesProps = {
  /** The height of the stripes, and the space between them. */
  className?: string;
};

/** The lines of all categories, side by side. */
export function CategoryStripes({ className = 'gap-0.5 *:h-1.5' }: CategoryStripesProps) {
  return (
    <span aria-hidden="true" className={clsx('grid forced-color-adjust-none print:hidden', className)}>
      {Object.entries(categoryClasses).map(([id, line]) => (
        <span key={id} className={clsx(line, 'bg-category')} />
      ))}
    </span>
  );
}
