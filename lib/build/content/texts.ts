import * as facts from '@/content/facts';
import { faqCategories } from '@/content/faq';
import { legalDocuments } from '@/content/legal';
import { lines } from '@/content/lines';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { notFound } from '@/content/pages/not-found';
import { products } from '@/content/pages/products';
import { servicePage } from '@/content/pages/service-page';
import { services as servicesPage } from '@/content/pages/services';
import { services } from '@/content/services';
import { testimonials } from '@/content/testimonials';
import type { Entry } from './rules';

/** Every text below a value, with its place in the file. */
export function textsOf(file: string, value: unknown, field = ''): Entry[] {
  if (typeof value === 'string') return [{ file, field, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(file, inner, field ? `${field}.${key}` : key));
}

/** Every text of the copy. The agency's own details (content/site.ts) are not among them. */
export function copyTexts(): Entry[] {
  const pages = { home, about, contact, faq, services: servicesPage, products, 'service-page': servicePage };
  return [
    ...Object.entries({ ...pages, 'not-found': notFound }).flatMap(([name, page]) =>
      textsOf(`content/pages/${name}.ts`, page),
    ),
    ...services.flatMap((service) => textsOf(`content/services/${service.slug}.ts`, service)),
    ...legalDocuments.flatMap((document) => textsOf(`content/legal/${document.slug}.ts`, document)),
    ...textsOf('content/facts.ts', facts),
    ...textsOf('content/faq.ts', faqCategories),
    ...textsOf('content/lines.ts', lines),
    ...textsOf('content/testimonials.ts', testimonials.items),
  ];
}
