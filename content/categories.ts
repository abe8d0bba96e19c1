const all = [
  { id: 'build', name: 'Build', description: 'Software made for how you work', colour: 'category-1' },
  { id: 'platforms', name: 'Platforms', description: 'Sites and shops you run yourself', colour: 'category-2' },
  { id: 'grow', name: 'Grow', description: 'Be found, followed and called', colour: 'category-3' },
  { id: 'design', name: 'Design', description: 'Look as good as your work', colour: 'category-4' },
  { id: 'equip', name: 'Equip', description: 'Wi-Fi, servers and laptops', colour: 'category-5' },
] as const;

export type CategoryId = (typeof all)[number]['id'];
/** A colour of app/styles/tokens.css. */
export type CategoryColour = 'category-1' | 'category-2' | 'category-3' | 'category-4' | 'category-5';
export type Category = { id: CategoryId; name: string; description: string; colour: CategoryColour };

/** The categories, in display order. Drawings show one as a line. */
export const categories: readonly Category[] = all;
