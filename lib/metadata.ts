import type { Metadata } from 'next';
import { details } from '@/content/owner/details';
import { site } from '@/content/site';
import { isPreviewBuild, previewAddress } from './environment';
import { pageAt } from './pages';
import { cardPath, cardSize, socialCard } from './social-card';
import { siteAddress } from './site-address';

/** The title of a page with the agency's name, unless the title has it. */
export function fullTitle(title: string): string {
  return title.includes(details.name.value) ? title : `${title} | ${details.name.value}`;
}

/** The absolute address of a path. Home's has no trailing slash. */
export function absoluteUrl(path: string, origin = siteAddress): string {
  return path === '/' ? origin : new URL(path, origin).href;
}

/** Title, description, canonical, Open Graph and Twitter of a page in lib/pages.ts. */
export function pageMetadata(path: string): Metadata {
  const { meta, canonical } = pageAt(path);
  const { description } = meta;
  const title = fullTitle(meta.title);
  const card = socialCard(canonical);
  // A pasted link to a preview shows the preview.
  const shared = (at: string) => absoluteUrl(at, previewAddress());
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: absoluteUrl(canonical) },
    openGraph: {
      type: 'website',
      title,
      description,
      url: shared(canonical),
      siteName: details.name.value,
      locale: site.locale.replace('-', '_'),
      images: { url: shared(cardPath(card)), ...cardSize, alt: card.alt },
    },
    twitter: { card: 'summary_large_image' },
    robots: isPreviewBuild() ? 'noindex' : 'max-image-preview:large',
  };
}
