import type { Metadata } from 'next';
import { site } from '@/content/site';
import type { PageMeta } from '@/content/types';
import { detectEnvironment, previewAddress } from './environment';
import { pageAt } from './pages';
import { cardPath, cardSize, socialCard } from './social-card';
import { siteAddress } from './site-address';

type PageMetadata = PageMeta & {
  /** Path of the page, or of the one that it repeats. */
  canonical: string;
};

/** A page's title as the browser shows it: with the agency's name, unless it's in the title. */
export function fullTitle(title: string): string {
  return title.includes(site.name.value) ? title : `${title} | ${site.name.value}`;
}

/** A path as the absolute address that search engines see; home has no slash at its end. */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteAddress : new URL(path, siteAddress).href;
}

/** Chats fetch a card from where the page is: a shared link of a preview shows its new card. */
function cardAddress(path: string): string {
  return new URL(path, previewAddress() ?? siteAddress).href;
}

/** What crawlers may do with a page: show its card at full size, or nothing in a preview. */
function pageRobots(environment = detectEnvironment()): string {
  return environment.isPreview ? 'noindex' : 'max-image-preview:large';
}

/** The metadata of a page of lib/pages.ts. */
export function pageMetadata(path: string): Metadata {
  const { meta, canonical } = pageAt(path);
  return buildMetadata({ ...meta, canonical });
}

/** Title, description, canonical, Open Graph and Twitter. A new object each time. */
export function buildMetadata({ title, description, canonical }: PageMetadata): Metadata {
  const url = absoluteUrl(canonical);
  const card = socialCard(canonical);
  return {
    title: { absolute: fullTitle(title) },
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      title: fullTitle(title),
      description,
      url,
      siteName: site.name.value,
      locale: site.locale.replace('-', '_'),
      images: { url: cardAddress(cardPath(card)), ...cardSize, alt: card.alt },
    },
    twitter: { card: 'summary_large_image' },
    robots: pageRobots(),
  };
}
