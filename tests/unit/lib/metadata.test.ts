import { site } from '@/content/site';
import { absoluteUrl, buildMetadata } from '@/lib/metadata';
import { fullTitle } from '@/lib/title';

const page = { title: 'About our team', description: 'Who we are.', path: '/about' };

describe('absoluteUrl', () => {
  it('puts the published address before a path', () => {
    expect(absoluteUrl('/about')).toBe(`${site.url.value}/about`);
  });
});

describe('buildMetadata', () => {
  it('names the page itself as canonical', () => {
    expect(buildMetadata(page).alternates?.canonical).toBe(`${site.url.value}/about`);
  });

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

  describe('when the page repeats another', () => {
    it('names the other as canonical and as the address to share', () => {
      const metadata = buildMetadata({ ...page, path: '/products', canonicalPath: '/services' });
      expect(metadata.alternates?.canonical).toBe(`${site.url.value}/services`);
      expect(metadata.openGraph?.url).toBe(`${site.url.value}/services`);
    });
  });

  it('builds a new object each time, so that one page cannot change another', () => {
    const first = buildMetadata(page);
    Object.assign(first.openGraph!, { title: 'Changed' });
    expect(buildMetadata(page).openGraph?.title).toBe(fullTitle(page.title));
  });
});
