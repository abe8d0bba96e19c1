// Otherwise a category's colour would be a prop of nearly every component.
// eslint-disable-next-line @typescript-eslint/no-restricted-imports
import { categories } from '@/content/categories';
import type { CategoryId, LineColour } from '@/content/types';

// Written out so that Tailwind finds the class names.
const lineClasses: Record<LineColour, string> = {
  'line-1': 'line-1',
  'line-2': 'line-2',
  'line-3': 'line-3',
  'line-4': 'line-4',
  'line-5': 'line-5',
  'line-6': 'line-6',
};

/** Sets the colours of a category's line and sign inside, such as `bg-line` and `text-sign`. */
export const categoryClasses = Object.fromEntries(
  categories.map(({ id, colour }) => [id, lineClasses[colour]]),
) as Record<CategoryId, string>;
