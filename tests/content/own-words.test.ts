import * as facts from '@/content/facts';
import { services } from '@/content/services';
import { copyOf, plain, sentencesOf, wordsOf } from '../support/copy';
import { type CopyFile, serviceFiles } from '../support/copy-files';

type Place = { file: string; place: string };

/** Texts that stand in more than `most` files, with the places where. */
function repeated(most: number, textsOf: (entry: CopyFile['copy'][number]) => string[]): string[] {
  const found = new Map<string, Place[]>();
  for (const { file, copy } of serviceFiles) {
    for (const entry of copy) {
      for (const text of textsOf(entry)) {
        found.set(text, [...(found.get(text) ?? []), { file, place: `${file}: ${entry.field}` }]);
      }
    }
  }
  return [...found]
    .filter(([, places]) => new Set(places.map(({ file }) => file)).size > most)
    .map(([text, places]) => `${places.map(({ place }) => place).join(', ')}: “${text}” stands in more than ${most}`);
}

const spoken = (text: string) => plain(text).toLowerCase();
const sentences = (text: string) => sentencesOf(spoken(text)).filter((sentence) => wordsOf(sentence).length > 1);

/** The facts of content/facts.ts, longest first, so that "2-4 weeks" goes before "4 weeks". */
const factTexts = copyOf(facts)
  .map(({ text }) => spoken(text))
  .sort((one, other) => other.length - one.length);

/** Every run of eight words of a text, punctuation aside, not across a fact. */
function runsOfEight(text: string): string[] {
  const pieces = factTexts.reduce((rest, fact) => rest.replaceAll(fact, '|'), spoken(text)).split('|');
  return pieces.flatMap((piece) => {
    const words = piece.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
    return words.slice(7).map((_, index) => words.slice(index, index + 8).join(' '));
  });
}

describe('the fifteen services', () => {
  it('share no sentence', () => {
    expect(repeated(1, ({ text }) => sentences(text))).toEqual([]);
  });

  it('share no sentence in which only a figure differs', () => {
    expect(repeated(1, ({ text }) => sentences(text).map((sentence) => sentence.replace(/\d+/g, '#')))).toEqual([]);
  });

  it('repeat no run of eight words in more than three, facts aside', () => {
    expect(repeated(3, ({ text }) => runsOfEight(text))).toEqual([]);
  });

  it.each(services.map(({ slug, lead }) => [slug, lead] as const))(
    '%s is named where its lead begins',
    (slug, lead) => {
      const [first = ''] = sentencesOf(lead);
      const names = slug.split('-').filter((word) => !['development', 'services', 'setup', 'and'].includes(word));
      const stems = names.map((word) => word.replace(/ing$/, ''));
      expect({
        place: `content/services/${slug}.ts: lead: its first sentence must name the service`,
        first,
        isNamed: stems.some((stem) => new RegExp(`\\b${stem}`, 'i').test(first)),
      }).toMatchObject({ isNamed: true });
    },
  );
});

describe('the patterns of the services', () => {
  const firstTwoWords = (text: string) => wordsOf(spoken(text)).slice(0, 2).join(' ');
  /** Beginnings that more than four services share. */
  const worn = (texts: readonly string[]) =>
    texts.map(firstTwoWords).filter((start, _, starts) => starts.filter((other) => other === start).length > 4);

  it('begin at most four leads with the same two words', () => {
    expect(worn(services.map(({ lead }) => lead))).toEqual([]);
  });

  it('begin at most four closings with the same two words', () => {
    expect(worn(services.map(({ closing }) => closing))).toEqual([]);
  });

  it.each([
    ['how large projects are paid', facts.payment.largeProjects],
    ['support around the clock', facts.emergencyCover],
  ])('mention on at most four pages: %s', (_, fact) => {
    const found = serviceFiles.filter(({ copy }) => copy.some(({ text }) => text.includes(fact)));
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ file }) => file).slice(4)).toEqual([]);
  });
});

describe('the length of a service', () => {
  const lengths = serviceFiles.map(({ file, copy }) => ({
    file,
    words: copy
      .filter(({ field }) => !field.startsWith('meta.'))
      .reduce((sum, { text }) => sum + wordsOf(text).length, 0),
  }));

  it('is 600 to 2,000 words', () => {
    const outside = lengths.filter(({ words }) => words < 600 || words > 2000);
    expect(outside.map(({ file, words }) => `${file}: the whole file: ${words} words, must be 600 to 2,000`)).toEqual(
      [],
    );
  });

  it('follows the subject, not a template', () => {
    const words = lengths.map((entry) => entry.words);
    expect(Math.max(...words) - Math.min(...words)).toBeGreaterThanOrEqual(150);
    expect(new Set(services.map(({ faq }) => faq.length)).size).toBeGreaterThanOrEqual(3);
    const parts = services.map(({ features, priceFactors }) => features.length + priceFactors.length);
    expect(new Set(parts).size).toBeGreaterThanOrEqual(3);
  });
});

describe('the questions of a service', () => {
  /** The places of the questions whose answers name one of these texts. */
  const placesOf = (texts: readonly string[]) =>
    services
      .map(({ faq }) => faq.findIndex(({ answer }) => texts.some((text) => answer.includes(text))))
      .filter((place) => place >= 0);
  /** In how many services the commonest place is. */
  const commonest = (places: readonly number[]) =>
    Math.max(...[...new Set(places)].map((place) => places.filter((other) => other === place).length));

  it.each([
    ['payment', [facts.payment.smallProjects, facts.payment.inHalves, facts.payment.largeProjects]],
    ['the hours', [facts.officeHours.text]],
  ])('come in an order of their own: %s', (_, texts) => {
    expect(commonest(placesOf(texts))).toBeLessThanOrEqual(Math.floor(services.length / 2));
  });
});
