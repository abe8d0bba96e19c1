import type { Entry } from '../rules';
import type { LaunchItem } from './item';
import { suspicionOf } from './placeholder-patterns';

/**
 * Stand-ins in the copy itself, each once, whatever a flag beside them says.
 * @param known texts that another item asks about already
 */
export function copyItems(entries: readonly Entry[], known: readonly string[]): LaunchItem[] {
  const found = new Map<string, LaunchItem>();
  for (const { file, field, value } of entries) {
    // In a form, “name@example.com” is what a hint or an error should say.
    if (/hint$|\berrors\./i.test(field)) continue;
    const suspicion = suspicionOf(known.reduce((text, one) => text.replaceAll(one, ' '), value));
    const key = `${file} ${suspicion?.text}`;
    if (!suspicion || found.has(key)) continue;
    found.set(key, {
      topic: 'texts',
      what: 'Text',
      problem: `“${suspicion.text}” ${suspicion.why}.`,
      action: 'Write what is true instead.',
      file,
      field,
      shown: [suspicion.text],
    });
  }
  return [...found.values()];
}
