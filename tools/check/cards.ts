import { cardFault } from '@/app/og/[name]/card';
import { details } from '@/content/owner/details';
import { site } from '@/content/site';
import { type SocialCard, socialCards } from '@/lib/social-card';
import type { Content } from './content';
import { type Problem, problemsAtSource } from './problem';

/** Reports texts with letters that social cards can't show, such as emoji in a title. */
export async function cardProblems({ texts }: Content): Promise<Problem[]> {
  const shown = new Set([...socialCards.flatMap(wordsOf), site.tagline, details.name.value]);
  const faults = texts
    .filter(({ value }) => shown.has(value))
    .map(async (text) => ({ ...text, message: (await cardFault(text.value)) ?? '' }));
  return problemsAtSource((await Promise.all(faults)).filter(({ message }) => message));
}

function wordsOf(card: SocialCard): readonly string[] {
  if (card.kind === 'map') return card.title;
  return card.kind === 'service' ? [card.title, card.category.name] : [card.title, card.label ?? ''];
}
