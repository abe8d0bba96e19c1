import { expect, test } from '@playwright/test';
import { openNow } from '@/lib/open-now';

/** The last change of the week, which begins on Thursday 00:00 UTC. */
const [before, after] = openNow.week.slice(-2);
const change = Date.parse('2026-11-26T00:00Z') + after!.from * 60_000;

test.describe('the open-now line far from India @spec-1 @spec-9', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('shows the state in India, and changes while the page is open', async ({ page }) => {
    const expectLine = (line: string) => expect(page.getByText(line).filter({ visible: true })).toHaveCount(1);
    await page.clock.install({ time: change - 60_000 });
    await page.goto('/contact');
    await expectLine(before!.text);
    await page.clock.runFor(60_000);
    await expectLine(after!.text);
  });
});
