import { proseOf, sentences, wordsOf } from '../pages/text';
import type { Content } from './content';
import { duplicates, type Found } from './finding';
import { searchResults } from './search-results';

/* Advice on how copy is worded. It is taste: a person decides, and no build fails. */

type Limits = readonly [least: number, most: number, unit: 'characters' | 'words'];

/** By the key of a text. Google publishes no limits for titles and descriptions. */
const limits: Readonly<Record<string, Limits>> = {
  'meta.title': [1, 60, 'characters'],
  'meta.description': [110, 155, 'characters'],
  shortTitle: [1, 22, 'characters'],
  cardDescription: [1, 90, 'characters'],
  // On a phone, more is a wall of text.
  answer: [1, 70, 'words'],
  lead: [1, 30, 'words'],
};

/** Texts that are too short or too long for their place. */
export function lengthFindings(content: Content): Found[] {
  const results = searchResults(content).map((result) => ({ ...result, key: result.field }));
  return [...results, ...content.texts].flatMap(({ file, field, key, value }) => {
    const [least, most, unit] = limits[key] ?? [0, Infinity, 'characters'];
    const length = unit === 'words' ? wordsOf(value).length : value.length;
    const message = `has ${length} ${unit}, better ${least} to ${most}`;
    return length < least || length > most ? [{ file, field, message, shown: [value] }] : [];
  });
}

const phrases: readonly { what: string; pattern: RegExp }[] = [
  {
    what: 'promises more than anyone can keep',
    pattern: /\b(?:never|always|guarantee\w*|anytime|forever|best|cheapest|fastest|100%)(?!\p{L})/iu,
  },
  {
    what: 'is worn out',
    pattern:
      /\b(?:leverage|cutting-edge|state-of-the-art|world-class|best-in-class|seamless|synergy|robust|holistic|innovative|revolutionary|game-chang|next-level|supercharge|unlock|unleash|elevate|empower|delve|bespoke|effortless|passionate|digital landscape)\w*/i,
  },
  { what: 'shouts', pattern: /\w+!/ },
  { what: 'is a dash that reads as machine-made', pattern: /—/ },
];
/** “We don’t guarantee rankings” and “Can you guarantee it?” promise nothing. */
const promisesNothing = /\b(?:no|not|nobody|without)\b|n’t\b|\?$/i;

/** Words that sound like advertising. The 404 page says what the specification has it say. */
export function phraseFindings({ texts }: Content): Found[] {
  return texts
    .filter(({ file, key }) => file !== 'content/pages/not-found.ts' && key !== 'id')
    .flatMap(({ file, field, value }) =>
      sentences(value)
        .filter((sentence) => !promisesNothing.test(sentence))
        .flatMap((sentence) =>
          phrases.flatMap(({ what, pattern }) => {
            const found = pattern.exec(sentence)?.[0];
            return found ? [{ file, field, message: `“${found}” ${what}`, shown: [sentence] }] : [];
          }),
        ),
    );
}

const isService = ({ file }: { file: string }) => /^content\/services\/(?!index|slugs)/.test(file);

/** Sentences that two services share, figures aside: search engines would see a page twice. */
export function repeatedFindings({ texts }: Content): Found[] {
  const shown = texts.filter((text) => isService(text) && !text.field.startsWith('meta.'));
  const entries = shown.flatMap(({ file, field, value }) =>
    proseOf([value])
      .filter((sentence) => wordsOf(sentence).length > 4)
      .map((sentence) => ({ file, field, value: sentence.replace(/\d+/g, '#') })),
  );
  const once = new Map(entries.map((entry) => [`${entry.file} ${entry.value}`, entry]));
  return duplicates([...once.values()], 'sentence');
}

/** Services with too little for a search engine, or too much to print on two sheets. */
export function serviceLengthFindings({ files, texts }: Content): Found[] {
  const [least, most] = [400, 800];
  return files.filter(isService).flatMap(({ file }) => {
    const own = texts.filter((text) => text.file === file && !text.field.startsWith('meta.'));
    const words = own.reduce((sum, { value }) => sum + wordsOf(value).length, 0);
    const message = `has ${words} words, better ${least} to ${most}`;
    return words < least || words > most ? [{ file, field: 'the whole file', message }] : [];
  });
}
