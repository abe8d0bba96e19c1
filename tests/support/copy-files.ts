import { faqCategories } from '@/content/faq';
import { legalDocuments } from '@/content/legal';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { notFound } from '@/content/pages/not-found';
import { products } from '@/content/pages/products';
import { services as listing } from '@/content/pages/services';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { type Copy, copyOf } from './copy';

export type CopyFile = {
  file: string;
  copy: Copy[];
  /** Contracts and notices may be a little harder to read. */
  isLegal?: boolean;
};

const file = (name: string, content: unknown): CopyFile => ({ file: `content/${name}.ts`, copy: copyOf(content) });

export const serviceFiles: readonly CopyFile[] = services.map((service) => file(`services/${service.slug}`, service));

/** Every content file with sentences a visitor reads. */
export const copyFiles: readonly CopyFile[] = [
  ...serviceFiles,
  file('pages/home', home),
  file('pages/about', about),
  file('pages/contact', contact),
  file('pages/faq', faq),
  file('pages/services', listing),
  file('pages/products', products),
  file('pages/not-found', notFound),
  file('faq', faqCategories),
  file('site', { tagline: site.tagline, description: site.description }),
  file('testimonials', testimonials.items),
  ...legalDocuments.map((document) => ({ ...file(`legal/${document.slug}`, document), isLegal: true })),
];
