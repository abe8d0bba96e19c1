import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];

/** WCAG 2.2 AA with target sizes, and what axe calls best practice. */
export const everyRule: Options = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'target-size': { enabled: true } },
};

/** What axe finds. Needs `bypassCSP`: the site's policy refuses axe's script. */
export async function axeFaults(page: Page, options: Options = everyRule): Promise<string[]> {
  // Without details of what passes, which take as long as the rules.
  const onlyFaults: Options = { ...options, resultTypes: ['violations'] };
  const { violations } = await new AxeBuilder({ page }).options(onlyFaults).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(' ')} ${any.map(({ message }) => message).join()}`),
  );
}
