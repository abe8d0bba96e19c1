import { numberWord } from '@/lib/number-word';
import type { Content } from './content';
import type { Found } from './finding';

/** Timelines, terms and limits typed by hand: a change in content/facts.ts wouldn't reach them. */
const typedFacts: readonly { what: string; pattern: RegExp }[] = [
  {
    what: 'a time span',
    pattern: /\d+\+?\s*(?:(?:to|or|-|–)\s*\d+\s*)?-?(?:minute|hour|day|week|month|working day)s?\b/i,
  },
  {
    // “Six days a week” is not a span.
    what: 'a time span',
    pattern:
      /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(?:(?:to|or)\s+\w+\s+)?(?:hour|day|week|month)s?\b(?! a week)/i,
  },
  { what: 'a number of revisions', pattern: /\b(?:\d+|two|three|four|five)\s+(?:rounds?|revisions?)\b/i },
  { what: 'a percentage', pattern: /\d+\s?%/ },
  { what: 'a time of day', pattern: /\d\s?(?:AM|PM)\b|\d:\d\d/ },
  { what: 'an amount of money', pattern: /(?:₹|\$|€|\bRs\.?|\bINR|\bUSD)\s?[\d,]+/ },
  { what: 'round-the-clock support', pattern: /24\/7/ },
];

/** Facts and counts that are typed instead of taken from their source, line by line. */
export function typedFactFindings(content: Pick<Content, 'files'>): Found[] {
  const patterns = [...typedFacts, ...ownCounts(content)];
  return content.files
    .filter(({ file }) => !['content/facts.ts', 'content/types.ts'].includes(file))
    .flatMap(({ file, source }) =>
      copyLines(source).flatMap((line, index) =>
        patterns.flatMap(({ what, pattern }) => {
          const found = pattern.exec(line)?.[0];
          return found ? [{ file, field: `line ${index + 1}`, message: `“${found}” is ${what} typed by hand` }] : [];
        }),
      ),
    );
}

/** The numbers of services and questions as copy would type them; others count other things. */
function ownCounts({ files }: Pick<Content, 'files'>): typeof typedFacts {
  const services = files.filter(({ file }) => /^content\/services\/(?!index|slugs)/.test(file)).length;
  const faq = files.find(({ file }) => file === 'content/faq.ts')?.exports.faqCategories;
  const questions = (Array.isArray(faq) ? faq : []).flatMap(({ items }: { items: unknown[] }) => items).length;
  const typed = (count: number, nouns: string) => ({
    what: `a count of ${nouns.split('|')[0]}`,
    pattern: new RegExp(`\\b(?:${count}|${numberWord(count)})(?:\\s+\\w+){0,2}\\s+(?:${nouns})\\b`, 'i'),
  });
  return [typed(services, 'services|products|entries'), typed(questions, 'questions|answers')];
}

/** The lines of a file without comments, without `${…}`, and without the agency’s details. */
function copyLines(source: string): string[] {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\$\{[^}]*\}/g, '…')
    .replace(/\b(?:placeholder|confirmed)\(.*/g, '')
    .split('\n');
}
