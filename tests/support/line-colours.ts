import type { Page } from '@playwright/test';
import { categories } from '@/content/categories';
import { servicePath } from '@/lib/routes';

const named = categories.map(({ id, name, services }) => ({
  id,
  name,
  paths: services.map((slug) => servicePath(slug)),
}));

/** What is seen in a line's colour, drawings aside, though nothing about it names the line or leads to one of its services. */
export const strayLineColours = (page: Page) =>
  page.evaluate((allLines) => {
    const lineOf = new Map(
      allLines.map((line) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(--color-${line.id})`;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return [color, line];
      }),
    );
    const lineAt = (element: Element) => getComputedStyle(element).getPropertyValue('--line');
    const isNamed = (element: Element, { name, paths }: (typeof allLines)[number]) => {
      let whole = element;
      while (whole.parentElement && lineAt(whole.parentElement) === lineAt(element)) whole = whole.parentElement;
      if (whole === document.documentElement) return false;
      const leads = [...whole.querySelectorAll('a')].some(({ pathname }) => paths.includes(pathname));
      return leads || !!whole.textContent?.includes(name);
    };
    const colours = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return [];
      const edges = (['Top', 'Right', 'Bottom', 'Left'] as const)
        .filter((side) => parseFloat(style[`border${side}Width`]) > 0)
        .map((side) => style[`border${side}Color`]);
      return [style.color, style.backgroundColor, ...edges];
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !element.closest('svg, [aria-hidden]'))
      .flatMap((element) =>
        [...colours(element), ...colours(element, '::before')].flatMap((colour) => {
          const line = lineOf.get(colour);
          return line && !isNamed(element, line) ? [`${line.name}: ${element.outerHTML.slice(0, 80)}`] : [];
        }),
      );
  }, named);
