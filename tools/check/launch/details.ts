import type { Detail } from '@/content/site';
import type { LaunchItem } from './item';
import { suspicionOf } from './placeholder-patterns';

/** Details by the field they stand in: what the owner calls each, and how pages show it. */
export type Details = Readonly<Record<string, { what: string; detail: Detail<string>; shown?: readonly string[] }>>;

/** Optional details by the field they stand in, with the texts that each would show. */
export type OptionalDetails = Readonly<
  Record<string, { what: string; isPlaceholder: boolean; shown: readonly string[] }>
>;

/** Optional details that are not given yet, which pages leave out, and confirmed ones that still look like a stand-in. */
export function advisedItems(details: OptionalDetails): LaunchItem[] {
  return Object.entries(details).flatMap(([field, { what, isPlaceholder, shown }]) => {
    const item = { topic: 'advised' as const, what, file: 'content/site.ts', field };
    if (isPlaceholder) {
      const action = 'Strongly advised: put it there as confirmed(…).';
      return { ...item, problem: 'It is not given yet, so pages leave it out.', action };
    }
    const suspicion = shown.map(suspicionOf).find((one) => one !== undefined);
    if (!suspicion) return [];
    const action = 'It is marked as confirmed: put the real one there.';
    return { ...item, topic: 'details' as const, problem: `“${suspicion.text}” ${suspicion.why}.`, action, shown };
  });
}

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
