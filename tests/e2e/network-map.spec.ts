import { expect, test } from '@playwright/test';
import { services } from '@/content/services';

test(
  'every stop of the map can be touched without touching its neighbour',
  { tag: ['@both', '@decision-2'] },
  async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const wrong = await page.locator('#home nav a').evaluateAll((links) =>
      links.flatMap((link) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = link.getBoundingClientRect();
        const edges = [
          [left + 2, top + height / 2],
          [left + width - 2, top + height / 2],
          [left + width / 2, top + 2],
          [left + width / 2, top + height - 2],
          [left + width / 2, top + height / 2],
        ] as const;
        const isOwn = edges.every(([x, y]) => document.elementFromPoint(x, y)?.closest('a') === link);
        return [isOwn && Math.min(width, height) >= 44 ? 'right' : `${link.textContent} ${width} x ${height}`];
      }),
    );
    expect(wrong).toEqual(services.map(() => 'right'));
  },
);
