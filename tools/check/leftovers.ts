import { serviceSlugs } from '@/content/services/slugs';
import { serviceWords } from '@/content/service-words';
import type { Content } from './content';
import type { Found } from './finding';

/** Fields that aren't copy: names of services, addresses. */
const notCopy = /(?:^|\.)(?:slug|id|href|service|related\.\d+)$/;

/**
 * Reports sentences with a word of a service that isn't offered, unless an offered service shares
 * the word.
 */
export function leftoverFindings({ texts }: Content, offered: readonly string[] = serviceSlugs): Found[] {
  const kept = new Set(offered.flatMap((slug) => serviceWords[slug] ?? []));
  const gone = Object.entries(serviceWords)
    .filter(([slug]) => !offered.includes(slug))
    .flatMap(([, words]) => words.filter((word) => !kept.has(word)));
  if (gone.length === 0) return [];
  const pattern = new RegExp(`\\b(?:${gone.join('|')})\\b`, 'i');
  return texts
    .filter(({ file, field }) => file !== 'content/service-words.ts' && !notCopy.test(field))
    .filter(({ value }) => !offered.includes(value))
    .flatMap(({ file, field, value }) => {
      const sentences = value.split(/(?<=[.?!]) /).filter((sentence) => pattern.test(sentence));
      const word = pattern.exec(value)?.[0];
      const message = `“${word}” is a word of a service that isn’t offered: “${sentences.join(' ')}”`;
      return sentences.length > 0 ? [{ file, field, message, shown: sentences }] : [];
    });
}
