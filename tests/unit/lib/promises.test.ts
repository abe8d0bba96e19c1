import type * as Promises from '@/content/owner/promises';

it('what the owner declines is left out everywhere, also before the launch', async () => {
  jest.doMock('@/content/owner/promises', () => {
    const { promises } = jest.requireActual<typeof Promises>('@/content/owner/promises');
    return { promises: promises.map((one, index) => ({ ...one, confirmedOn: index === 0 ? false : '2026-11-21' })) };
  });
  const { promises } = await import('@/content/owner/promises');
  const { shownTexts } = await import('@/lib/promises');
  const texts = promises.map(({ id }) => ({ text: id, promise: id }));
  expect(shownTexts(texts)).toEqual(promises.slice(1).map(({ id }) => id));
});
