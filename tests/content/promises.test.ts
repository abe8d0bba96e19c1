import { copyFiles } from '../support/copy-files';

/** Words that promise more than anyone can keep. Each place where one stays is listed here with its reason. */
const absolute =
  /\b(?:never|always|guarantee\w*|every|everything|all|any time|anytime|forever|fully|best|cheapest|fastest|100%)(?!\p{L})/giu;

const kept: readonly { file: string; phrase: string; reason: string }[] = [
  {
    file: 'content/site.ts',
    phrase: 'One stop to all IT solutions',
    reason: 'the tagline of the specification',
  },
  {
    file: 'content/pages/home.ts',
    phrase: 'One stop to all IT solutions',
    reason: 'the tagline of the specification',
  },
  { file: 'content/pages/home.ts', phrase: 'Every IT job.', reason: 'the tagline again, as the headline' },
  {
    file: 'content/services/seo-services.ts',
    phrase: 'Can you guarantee the first position on Google?',
    reason: 'the visitor’s question; the answer is no',
  },
  {
    file: 'content/legal/terms-conditions.ts',
    phrase: 'We do not guarantee rankings',
    reason: 'says what is not promised',
  },
  {
    file: 'content/services/software-development.ts',
    phrase: 'If a package covers nearly all your work, buy it',
    reason: 'about somebody else’s product',
  },
  {
    file: 'content/services/office-setup.ts',
    phrase: 'Our clinic is open all day.',
    reason: 'the visitor’s own hours',
  },
  {
    file: 'content/services/google-marketing.ts',
    phrase: 'No setting stops it fully.',
    reason: 'says what is not promised',
  },
];

const places = copyFiles.flatMap(({ file, copy }) => copy.map((entry) => ({ file, ...entry })));

describe('words that promise too much', () => {
  it('stand nowhere without a reason', () => {
    const found = places.flatMap(({ file, field, text }) => {
      const phrases = kept.filter((entry) => entry.file === file).map(({ phrase }) => phrase);
      const claims = phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);
      return [...claims.matchAll(absolute)].map(([word]) => `${file}: ${field}: “${word}” promises too much: ${text}`);
    });
    expect(found).toEqual([]);
  });

  it('are listed only while they stand there', () => {
    const gone = kept.filter(
      ({ file, phrase }) => !places.some((place) => place.file === file && place.text.includes(phrase)),
    );
    expect(gone).toEqual([]);
  });
});
