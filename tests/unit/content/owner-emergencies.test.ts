import type * as Texts from '@/content/emergency-texts';

const cover = { text: '24/7 emergency support', services: ['server-setup' as const] };

/** All that a file says of an owner with emergency cover for servers only. */
async function wordsOf(file: string): Promise<string> {
  jest.doMock('@/content/emergency-texts', () => {
    const { emergencyTexts, ...others } = jest.requireActual<typeof Texts>('@/content/emergency-texts');
    return { ...others, emergencyTexts: () => emergencyTexts(cover) };
  });
  return JSON.stringify(await import(`@/content/${file}`));
}

it.each(['pages/home', 'faq', 'legal/terms-conditions'])('%s names the plans with emergency cover', async (file) => {
  expect((await wordsOf(file)).split(cover.text)).toHaveLength(2);
  expect(await wordsOf(file)).toContain(`With a maintenance plan for servers you also have ${cover.text}.`);
});

it('no other service’s page mentions it', async () => {
  expect(await wordsOf('services/server-setup')).toContain(cover.text);
  for (const slug of ['office-setup', 'mobile-application-development', 'website-development'])
    expect(await wordsOf(`services/${slug}`)).not.toContain(cover.text);
});
