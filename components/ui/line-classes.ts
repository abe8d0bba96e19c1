import type { CategoryId } from '@/content/types';

/** Sets the line's colour for everything below that uses `bg-line`, `text-line`, `border-line` or `bg-stop`. */
export const lineClasses: Record<CategoryId, string> = {
  build: 'line-build',
  platforms: 'line-platforms',
  grow: 'line-grow',
  design: 'line-design',
  equip: 'line-equip',
};
