import clsx from 'clsx';
import { categories } from '@/content/categories';

type CategoryStripesProps = {
  background?: string;
  /** The height of the stripes, and the space between them. */
  className?: string;
};

/** The lines of all categories, side by side. */
export function CategoryStripes({ background = 'bg-category', className = 'gap-0.5 *:h-1.5' }: CategoryStripesProps) {
  return (
    <span aria-hidden="true" className={clsx('grid forced-color-adjust-none print:hidden', className)}>
      {categories.map(({ id, colour }) => (
        <span key={id} className={`${colour} ${background}`} />
      ))}
    </span>
  );
}
