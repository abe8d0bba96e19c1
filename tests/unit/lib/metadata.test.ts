import { pageMetadata } from '@/lib/metadata';
import { siteAddress } from '@/lib/site-address';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

it('a preview has its own address and card in chats, and the live site’s canonical', () => {
  // Not the variables of the host on which the tests run.
  process.env = { NODE_ENV: 'test', SITE_ENV: 'preview', VERCEL: '1', VERCEL_URL: 'a-7.vercel.app' };
  const { openGraph, alternates } = pageMetadata('/about');
  expect(openGraph?.url).toBe('https://a-7.vercel.app/about');
  expect(openGraph?.images).toMatchObject({ url: 'https://a-7.vercel.app/og/about.png' });
  expect(alternates?.canonical).toBe(`${siteAddress}/about`);
});
