import { pageMetadata } from '@/lib/metadata';
import { siteAddress } from '@/lib/site-address';

describe('pageMetadata', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('gives a preview its own address and card in chats, and the live site’s canonical', () => {
    // Not the variables of the host on which the tests run.
    process.env = { NODE_ENV: 'test', SITE_ENV: 'preview', VERCEL: '1', VERCEL_URL: 'a-7.vercel.app' };
    const metadata = pageMetadata('/about');
    expect(metadata.openGraph?.url).toBe('https://a-7.vercel.app/about');
    expect(metadata.openGraph?.images).toMatchObject({ url: 'https://a-7.vercel.app/og/about.png' });
    expect(metadata.alternates?.canonical).toBe(`${siteAddress}/about`);
  });
});
