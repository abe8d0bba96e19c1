import type { CategoryId } from '@/content/types';

/** Sets the line's colour for `bg-line`, `text-line`, `border-line` and `bg-stop` below it. */
export const categoryClasses: Record<CategoryId, string> = {
  build: 'line-build',
  platforms: 'line-platforms',
  grow: 'line-grow',
  design: 'line-design',
  equip: 'line-equip',
};

/** Sets the ground of a line's sign, and its letters under the pointer. */
export const signClasses: Record<CategoryId, string> = {
  build: 'sign-build',
  platforms: 'sign-platforms',
  grow: 'sign-grow',
  design: 'sign-design',
  equip: 'sign-equip',
};
