import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];

/** WCAG 2.2 AA with target sizes, and what axe calls best practice. */
export const everyRule: Options = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'target-size': { enabled: true } },
};

/** What axe finds. */
export async function axeFaults(page: Page, options: Options = everyRule): Promise<string[]> {
  // Without details of what passes, which take as long as the rules.
  const onlyFaults: Options = { ...options, resultTypes: ['violations'] };
  const { violations } = await new AxeBuilder({ page }).options(onlyFaults).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(' ')} ${any.map(({ message }) => message).join()}`),
  );
}

/** Lists controls that are smaller than a fingertip, with their size. */
export const smallControls = (controls: Locator): Promise<string[]> =>
  controls.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      // Links in a sentence are as high as its lines (WCAG 2.5.8, "inline").
      .filter((element) => !(getComputedStyle(element).display === 'inline' && element.closest('p')))
      .map((element) => {
        // A stretched link covers the box it's in.
        const isStretched = getComputedStyle(element, '::after').position === 'absolute';
        const area = isStretched ? (element as HTMLElement).offsetParent! : element;
        return { element, box: area.getBoundingClientRect() };
      })
      // Off-screen until focused.
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.textContent?.trim()} ${Math.round(box.width)} x ${Math.round(box.height)}`),
  );
