import { z } from 'zod';
import { faqCategories } from '@/content/faq';
import { legalDocuments } from '@/content/legal';
import { lines } from '@/content/lines';
import * as navigation from '@/content/navigation';
import { figures, landingFigures } from '@/content/pages/figures';
import { home } from '@/content/pages/home';
import { notFound } from '@/content/pages/not-found';
import { services } from '@/content/services';
import { testimonials } from '@/content/testimonials';
import {
  faqCategorySchema,
  legalDocumentSchema,
  lineSchema,
  serviceCardSchema,
  serviceSchema,
  statisticSchema,
  testimonialSchema,
} from '@/content/types';
import { pages } from '@/lib/pages';
import { contrastProblems } from './contrast';
import type { Problem } from './problem';
import { routeProblems } from './routes';
import { type Entry, duplicateProblems, linkProblems, metaProblems, stepProblems } from './rules';
import { shapeProblems } from './shape';
import { siteProblems } from './site';

const serviceFile = (slug: string) => `content/services/${slug}.ts`;
const legalFile = (slug: string) => `content/legal/${slug}.ts`;
const ids = (file: string, field: string, items: readonly { id: string }[]): Entry[] =>
  items.map(({ id }, index) => ({ file, field: `${field}.${index}.id`, value: id }));

/** Everything wrong with the content as it stands; an empty list lets the build go on. */
export function checkContent(): Problem[] {
  return [
    ...siteProblems(),
    ...contrastProblems(),
    ...routeProblems(),
    ...shapes(),
    ...services.flatMap(serviceRules),
    ...crossRules(),
  ];
}

function shapes(): Problem[] {
  return [
    ...services.flatMap((service) => shapeProblems(serviceFile(service.slug), serviceSchema, service)),
    ...legalDocuments.flatMap((document) => shapeProblems(legalFile(document.slug), legalDocumentSchema, document)),
    ...shapeProblems('content/lines.ts', z.array(lineSchema), lines),
    ...shapeProblems('content/faq.ts', z.array(faqCategorySchema).min(1), faqCategories),
    ...shapeProblems('content/testimonials.ts', z.array(testimonialSchema).min(1), testimonials.items),
    ...shapeProblems('content/pages/figures.ts', z.array(statisticSchema), [...figures, ...landingFigures]),
    ...shapeProblems('content/pages/home.ts', z.array(serviceCardSchema).length(6), home.landing.services.cards),
  ];
}

function serviceRules({ slug, faq: questions, process = [], related }: (typeof services)[number]): Problem[] {
  const file = serviceFile(slug);
  const self = related.flatMap((other, index) =>
    other === slug ? [{ file, field: `related.${index}`, rule: 'must not name the service itself' }] : [],
  );
  const isOnOneLine = lines.filter(({ stops }) => stops.includes(slug)).length === 1;
  const onLine = { file: 'content/lines.ts', field: 'stops', rule: `"${slug}" must be on exactly one line` };
  return [
    ...duplicateProblems(ids(file, 'faq', questions), 'id'),
    ...stepProblems(file, process),
    ...self,
    ...(isOnOneLine ? [] : [onLine]),
  ];
}

function crossRules(): Problem[] {
  // A product's page has the words of its service's.
  const ownPages = pages.filter(({ kind, path, canonical }) => kind !== 'service' || path === canonical);
  const questions = faqCategories.flatMap(({ id, items }) => [{ id }, ...items]);
  const menus = Object.entries(navigation).flatMap(([name, items]): Entry[] =>
    items.flatMap((item, index) =>
      typeof item === 'string'
        ? []
        : [{ file: 'content/navigation.ts', field: `${name}.${index}.href`, value: item.href }],
    ),
  );
  return [
    ...metaProblems([
      { file: 'content/pages/not-found.ts', ...notFound.meta },
      ...ownPages.map(({ file, meta }) => ({ file, ...meta })),
    ]),
    ...duplicateProblems(ids('content/faq.ts', 'categories', questions), 'id'),
    ...legalDocuments.flatMap(({ slug, sections }) =>
      duplicateProblems(ids(legalFile(slug), 'sections', sections), 'id'),
    ),
    ...linkProblems(menus, new Set(pages.map(({ path }) => path))),
  ];
}
