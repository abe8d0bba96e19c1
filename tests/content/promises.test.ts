import { siteContent } from '../support/content-files';

/** Words that promise more than anyone can keep. */
const absolute =
  /\b(?:never|always|guarantee\w*|every|everything|all|any time|anytime|forever|fully|best|cheapest|fastest|100%)(?!\p{L})/giu;

/** Places where one stays, each with its reason. */
const kept: Readonly<Record<string, string>> = {
  'One stop to all IT solutions': 'the tagline of the specification',
  'Every IT job.': 'the tagline again, as the headline',
  'Can you guarantee the first position on Google?': 'the visitor’s question; the answer is no',
  'We don’t guarantee rankings': 'says what is not promised',
  'If a package covers nearly all your work, buy it': 'about somebody else’s product',
  'Our clinic is open all day.': 'the visitor’s own hours',
  'No setting stops it fully.': 'says what is not promised',
};

describe('words that promise too much', () => {
  const texts = siteContent.texts.filter(({ file, key }) => key !== 'id' && file !== 'content/pages/preview.ts');

  it('stand nowhere without a reason', () => {
    const found = texts.flatMap(({ file, field, value }) => {
      const claims = Object.keys(kept).reduce((rest, phrase) => rest.replaceAll(phrase, ''), value);
      return [...claims.matchAll(absolute)].map(([word]) => `${file}: ${field}: “${word}” promises too much: ${value}`);
    });
    expect(found).toEqual([]);
  });

  it('are listed only while they stand there', () => {
    expect(Object.keys(kept).filter((phrase) => !texts.some(({ value }) => value.includes(phrase)))).toEqual([]);
  });
});
