import { site } from '@/content/site';
import { absoluteUrl, buildMetadata, pageMetadata } from '@/lib/metadata';
import { fullTitle } from '@/lib/title';

const page = { title: 'About our team', description: 'Who we are.', canonical: '/about' };

describe('absoluteUrl', () => {
  it('puts the published address before a path', () => {
    expect(absoluteUrl('/about')).toBe(`${site.url.value}/about`);
  });
});

describe('buildMetadata', () => {
  it('gives the whole Open Graph object, which replaces the one of a layout', () => {
    expect(buildMetadata(page).openGraph).toMatchObject({
      type: 'website',
      title: fullTitle(page.title),
      description: page.description,
      url: `${site.url.value}/about`,
      siteName: site.name.value,
      locale: 'en_IN',
    });
  });

  describe('in a preview whose host tells its address', () => {
    const before = { ...process.env };
    afterEach(() => {
      process.env = { ...before };
    });

    it('shares the preview’s own card, and keeps the live site’s canonical', () => {
      Object.assign(process.env, { SITE_ENV: 'preview', VERCEL: '1', VERCEL_URL: 'a-7.vercel.app' });
      const metadata = buildMetadata(page);
      expect(metadata.openGraph?.images).toMatchObject({ url: 'https://a-7.vercel.app/og/about.png' });
      expect(metadata.alternates?.canonical).toBe(`${site.url.value}/about`);
    });
  });

  it('builds a new object each time, so that one page cannot change another', () => {
    const first = buildMetadata(page);
    Object.assign(first.openGraph!, { title: 'Changed' });
    expect(buildMetadata(page).openGraph?.title).toBe(fullTitle(page.title));
  });
});

describe('pageMetadata', () => {
  it('names the page itself as canonical', () => {
    expect(pageMetadata('/about').alternates?.canonical).toBe(`${site.url.value}/about`);
  });

  it.each(['/products', '/products/seo-services'])('names the page that %s repeats, to list and to share', (path) => {
    const repeated = site.url.value + path.replace('products', 'services');
    expect(pageMetadata(path).alternates?.canonical).toBe(repeated);
    expect(pageMetadata(path).openGraph?.url).toBe(repeated);
  });

  it('says where a page without a line belongs', () => {
    expect(() => pageMetadata('/nowhere')).toThrow('lib/pages.ts: pages: "/nowhere" needs a line');
  });
});
