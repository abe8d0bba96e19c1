import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Edit = { file: string; before: string; after: string };

/** What a marketer may do in a week: eight texts, one of them a promise that many pages repeat and one in the phone bar. */
export const textEdits: readonly Edit[] = [
  { file: 'content/pages/about.ts', before: 'and what we’d do first.', after: 'and what we’d do first today.' },
  { file: 'content/facts.ts', before: "seoResults: '3–6 months'", after: "seoResults: '2–4 months'" },
  { file: 'content/faq.ts', before: 'It’s free.', after: 'It’s free, and you owe us nothing.' },
  { file: 'content/pages/home.ts', before: 'Why choose us', after: 'Why owners choose us' },
  { file: 'content/pages/services.ts', before: 'Choose the job you need done.', after: 'Choose what you need done.' },
  { file: 'content/services/seo-services.ts', before: 'so we don’t buy any', after: 'so we never buy any' },
  { file: 'content/legal/refund-policy.ts', before: 'please tell us. Most', after: 'please tell us soon. Most' },
  { file: 'content/pages/labels.ts', before: "barQuote: 'Quote'", after: "barQuote: 'Free quote'" },
];

/** What nobody meant to do: a squashed list, a spacing token, a hidden section, and a link that leads nowhere. */
export const breaks: readonly Edit[] = [
  { file: 'components/sections/values.tsx', before: 'gap-x-10 gap-y-8', after: 'gap-0' },
  { file: 'app/styles/tokens.css', before: '1.25rem + 4.6vw, 5rem', after: '1.25rem + 7vw, 7rem' },
  {
    file: 'app/styles/sections.css',
    before: '@layer components {',
    after: '#founder { display: none; }\n@layer components {',
  },
  { file: 'app/about/page.tsx', before: 'href: quotePath() }', after: "href: '/contcat' }" },
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
