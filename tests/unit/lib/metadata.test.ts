import { site } from '@/content/site';
import { buildMetadata } from '@/lib/metadata';

describe('buildMetadata', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('gives a preview its own address and card in chats, and the live site’s canonical', () => {
    Object.assign(process.env, { SITE_ENV: 'preview', VERCEL: '1', VERCEL_URL: 'a-7.vercel.app' });
    const metadata = buildMetadata({ title: 'About our team', description: 'Who we are.', canonical: '/about' });
    expect(metadata.openGraph?.url).toBe('https://a-7.vercel.app/about');
    expect(metadata.openGraph?.images).toMatchObject({ url: 'https://a-7.vercel.app/og/about.png' });
    expect(metadata.alternates?.canonical).toBe(`${site.url.value}/about`);
  });
});
