// Otherwise a category's colour would be a prop of nearly every component.
import { categories } from '@/content/categories';
import type { CategoryId, CategoryColour } from '@/content/types';

/** Sets a category's colours inside, such as `bg-category` and `text-category-strong`. */
export const categoryClasses = Object.fromEntries(categories.map(({ id, colour }) => [id, colour])) as Record<
  CategoryId,
  CategoryColour
>;
