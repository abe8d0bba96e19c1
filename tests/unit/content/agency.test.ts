import type * as Site from '@/content/site';

/** Copy about a promise, by whether it's confirmed and whether the site is launched. */
async function promiseOf(isConfirmed: boolean, isLaunched: boolean): Promise<string> {
  jest.resetModules();
  jest.doMock('@/content/site', () => {
    const actual = jest.requireActual<typeof Site>('@/content/site');
    const detail = (value: string, isKnown: boolean) => ({ value, isPlaceholder: !isKnown });
    const confidentiality = detail('an agreement', isConfirmed);
    return {
      ...actual,
      isLaunched,
      site: { ...actual.site, confidentiality, url: detail('https://www.a.in', isLaunched) },
    };
  });
  const { confidentialityAgreement } = await import('@/content/agency');
  return confidentialityAgreement('We sign ', '.');
}

describe('a promise beyond the usual terms @decision-37', () => {
  it.each([
    [false, false, 'We sign an agreement.'],
    [true, false, 'We sign an agreement.'],
    [false, true, ''],
    [true, true, 'We sign an agreement.'],
  ])('confirmed: %s, launched: %s', async (isConfirmed, isLaunched, text) => {
    expect(await promiseOf(isConfirmed, isLaunched)).toBe(text);
  });
});
