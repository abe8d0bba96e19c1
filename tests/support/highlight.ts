import type { Page } from '@playwright/test';
import { light } from '@/tools/colours';

/** Visible surfaces in the highlight's colour, by what labels their section, without drawings. */
export const highlightSurfaces = (page: Page) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = colour;
    const highlight = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll('body :not([aria-hidden])')]
      .filter((element) => {
        const { width, height, bottom } = element.getBoundingClientRect();
        const isVisible = bottom > 0 && element.checkVisibility({ opacityProperty: true });
        return isVisible && width * height > 5000 && getComputedStyle(element).backgroundColor === highlight;
      })
      .map((element) => element.closest('section')?.getAttribute('aria-labelledby') ?? element.outerHTML.slice(0, 80));
  }, light.highlight);
