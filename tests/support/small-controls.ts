import type { Locator } from '@playwright/test';

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
