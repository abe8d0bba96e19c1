// Otherwise a category's colour would be a prop of nearly every component.
// eslint-disable-next-line @typescript-eslint/no-restricted-imports
import { categories } from '@/content/categories';
import type { CategoryId, LineColour } from '@/content/types';

// Written out so that Tailwind finds the class names.
const lines: Record<LineColour, string> = {
  'line-1': 'line-1',
  'line-2': 'line-2',
  'line-3': 'line-3',
  'line-4': 'line-4',
  'line-5': 'line-5',
  'line-6': 'line-6',
};

const signs: Record<LineColour, string> = {
  'line-1': 'sign-1',
  'line-2': 'sign-2',
  'line-3': 'sign-3',
  'line-4': 'sign-4',
  'line-5': 'sign-5',
  'line-6': 'sign-6',
};

const byCategory = (classes: Record<LineColour, string>) =>
  Object.fromEntries(categories.map(({ id, colour }) => [id, classes[colour]])) as Record<CategoryId, string>;

/** Sets the colour of a category for `bg-line`, `text-line`, `border-line` and `bg-stop` inside. */
export const categoryClasses = byCategory(lines);

/** Sets the background of a category's sign, and the text of its buttons under the pointer. */
export const signClasses = byCategory(signs);
