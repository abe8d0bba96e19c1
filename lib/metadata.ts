import type { Metadata } from 'next';
import { details } from '@/content/owner/details';
import { site } from '@/content/site';
import type { PageMeta } from '@/content/types';
import { isPreviewBuild, previewAddress } from './environment';
import { pageAt } from './pages';
import { cardPath, cardSize, socialCard } from './social-card';
import { siteAddress } from './site-address';

type PageMetadata = PageMeta & {
  /** Path of the page, or of the one that it repeats. */
  canonical: string;
};

/** The title of a page with the agency's name, unless the title has it. */
export function fullTitle(title: string): string {
  return title.includes(details.name.value) ? title : `${title} | ${details.name.value}`;
}

/** The absolute address of a path. Home's has no trailing slash. */
export function absoluteUrl(path: string, origin = siteAddress): string {
  return path === '/' ? origin : new URL(path, origin).href;
}

/** The address that a chat gets: a pasted link to a preview shows the preview. */
function sharedUrl(path: string): string {
  return absoluteUrl(path, previewAddress());
}

/** The metadata of a page in lib/pages.ts. */
export function pageMetadata(path: string): Metadata {
  const { meta, canonical } = pageAt(path);
  return buildMetadata({ ...meta, canonical });
}

/** Title, description, canonical, Open Graph and Twitter. */
export function buildMetadata({ title, description, canonical }: PageMetadata): Metadata {
  const card = socialCard(canonical);
  return {
    title: { absolute: fullTitle(title) },
    description,
    alternates: { canonical: absoluteUrl(canonical) },
    openGraph: {
      type: 'website',
      title: fullTitle(title),
      description,
      url: sharedUrl(canonical),
      siteName: details.name.value,
      locale: site.locale.replace('-', '_'),
      images: { url: sharedUrl(cardPath(card)), ...cardSize, alt: card.alt },
    },
    twitter: { card: 'summary_large_image' },
    robots: isPreviewBuild() ? 'noindex' : 'max-image-preview:large',
  };
}
