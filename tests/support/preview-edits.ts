import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { timelines } from '@/content/facts';
import { faqCategories } from '@/content/faq';
import { handOver } from '@/content/hand-over';
import { refundPolicy } from '@/content/legal/refund-policy';
import { about } from '@/content/pages/about';
import { home } from '@/content/pages/home';
import { labels } from '@/content/pages/labels';
import { services } from '@/content/pages/services';
import { seoServices } from '@/content/services/seo-services';
import { shopifyDevelopment } from '@/content/services/shopify-development';
import { copyOf } from './copy';

type Edit = { file: string; before: string; after: string };

/**
 * The last text of a content file that is typed in one piece, with more words before its last mark.
 */
function add(file: string, content: unknown, words: string): Edit {
  const source = readFileSync(file, 'utf8');
  const texts = copyOf(content).filter(({ field, text }) => !field.startsWith('meta.') && /[.?]$/.test(text));
  const before = texts.map(({ text }) => text).findLast((text) => source.includes(text));
  if (!before) throw new Error(`${file} has no text in one piece`);
  return { file, before, after: before.replace(/.$/, `${words}$&`) };
}

/**
 * What a marketer may do in a week: ten texts, one of them a promise that many pages repeat, one
 * in the phone bar, one only in search results and one that only scripts show.
 */
export const textEdits: readonly Edit[] = [
  add('content/pages/about.ts', about, ' today'),
  { file: 'content/facts.ts', before: `seoResults: '${timelines.seoResults}'`, after: "seoResults: '4–6 months'" },
  add('content/faq.ts', faqCategories, ', and you owe us nothing'),
  {
    file: 'content/pages/home.ts',
    before: `title: '${home.whyChooseUs.title}'`,
    after: "title: 'Why owners choose us'",
  },
  add('content/pages/services.ts', services, ', as a rule'),
  add('content/services/seo-services.ts', seoServices, ', ever'),
  add('content/legal/refund-policy.ts', refundPolicy, ', too'),
  {
    file: 'content/services/shopify-development.ts',
    before: shopifyDevelopment.meta.title,
    after: `${shopifyDevelopment.meta.title} and abroad`,
  },
  { file: 'content/hand-over.ts', before: handOver.title, after: `${handOver.title}, please` },
  { file: 'content/pages/labels.ts', before: `barQuote: '${labels.barQuote}'`, after: "barQuote: 'Free quote'" },
];

/** A style rule before all others, and the row of the review that it makes. */
const style = (after: string, row: RegExp) => ({ file: 'app/styles/base.css', before: '', after, row });

/**
 * What nobody meant to do, each on one part of the page about the team: four style rules, and a
 * link that leads nowhere.
 */
export const breaks: readonly (Edit & { row?: RegExp })[] = [
  style('#founder { display: none; }\n', /^“.*” hidden$/),
  style('#values li { padding-left: 90px; }\n', /^Inner spacing of list items in “/),
  style('@media print { #values { color: #fff; } }\n', /^Print: text colour of “/),
  style('@media (48rem <= width < 64rem) { #values { margin-top: -6rem; } }\n', /^768 to 1023 px: outer spacing of “/),
  {
    file: 'app/about/page.tsx',
    before: 'quoteAction(labels.quote)',
    after: "{ ...quoteAction(labels.quote), href: '/contcat' }",
  },
];

/** Makes the edits in a copy of the project. */
export function applyEdits(folder: string): void {
  for (const { file, before, after } of [...textEdits, ...breaks]) {
    const place = path.join(folder, file);
    const text = readFileSync(place, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} does not say “${before}” in one piece`);
    writeFileSync(place, text.replace(before, after));
  }
}
