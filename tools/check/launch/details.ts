import type { Detail } from '@/content/site';
import type { LaunchItem } from './item';
import { suspicionOf } from './placeholder-patterns';

/** Details by the field they stand in: what the owner calls each, and how pages show it. */
export type Details = Readonly<Record<string, { what: string; detail: Detail<string>; shown?: readonly string[] }>>;

/** Details that are marked as placeholders, and those that still look like one although they are marked as confirmed. */
export function placeholderItems(details: Details): LaunchItem[] {
  return Object.entries(details).flatMap(([field, { what, detail, shown = [detail.value] }]) => {
    const { value, isPlaceholder } = detail;
    const item = { topic: 'details' as const, what, file: 'content/site.ts', field, shown };
    const suspicion = suspicionOf(value);
    if (isPlaceholder) {
      const action = 'Put the real one there as confirmed(‘…’).';
      return { ...item, problem: `“${shown[0] ?? value}” is a stand-in.`, action };
    }
    if (!suspicion) return [];
    const action = 'It is marked as confirmed: put the real one there.';
    return { ...item, problem: `“${suspicion.text}” ${suspicion.why}.`, action };
  });
}
