import { site } from '@/content/site';
import { buildMetadata } from '@/lib/metadata';
import { fullTitle } from '@/lib/title';

const page = { title: 'About our team', description: 'Who we are.', canonical: '/about' };

describe('buildMetadata', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('shares a preview’s own card, and keeps the live site’s canonical', () => {
    Object.assign(process.env, { SITE_ENV: 'preview', VERCEL: '1', VERCEL_URL: 'a-7.vercel.app' });
    const metadata = buildMetadata(page);
    expect(metadata.openGraph?.images).toMatchObject({ url: 'https://a-7.vercel.app/og/about.png' });
    expect(metadata.alternates?.canonical).toBe(`${site.url.value}/about`);
  });

  it('builds a new object each time, so that one page cannot change another', () => {
    Object.assign(buildMetadata(page).openGraph!, { title: 'Changed' });
    expect(buildMetadata(page).openGraph?.title).toBe(fullTitle(page.title));
  });
});
