import { faultDate, visits } from '@/content/agency';
import * as facts from '@/content/facts';
import { services } from '@/content/services';
import type { Service } from '@/content/types';
import { copyOf, plain, sentencesOf, wordsOf } from '../support/copy';

const copies = services.map((service) => ({ file: `content/services/${service.slug}.ts`, copy: copyOf(service) }));

/** Texts that stand in more than `most` services, with the places where. */
function repeated(most: number, textsOf: (text: string) => string[]): string[] {
  const found = new Map<string, Map<string, string>>();
  for (const { file, copy } of copies) {
    for (const { field, text } of copy) {
      for (const part of textsOf(text)) {
        found.set(part, (found.get(part) ?? new Map<string, string>()).set(file, `${file}: ${field}`));
      }
    }
  }
  return [...found]
    .filter(([, places]) => places.size > most)
    .map(([text, places]) => `${[...places.values()].join(', ')}: “${text}” stands in more than ${most}`);
}

/** Without the towns that the agency comes to: once they're known, each service that needs a visit names them. */
const spoken = (text: string) => plain(text.replaceAll(visits(), '')).toLowerCase();
const sentences = (text: string) => sentencesOf(spoken(text)).filter((sentence) => wordsOf(sentence).length > 1);

/** The facts of content/facts.ts and the date for faults, longest first, so that "2-4 weeks" goes before "4 weeks". */
const factTexts = [faultDate, ...copyOf(facts).map(({ text }) => text)]
  .map(spoken)
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
  it('share no sentence, nor one in which only a figure differs', () => {
    expect(repeated(1, (text) => sentences(text).map((sentence) => sentence.replace(/\d+/g, '#')))).toEqual([]);
  });

  it('repeat no run of eight words in more than three, facts aside', () => {
    expect(repeated(3, runsOfEight)).toEqual([]);
  });

  it('are named where their leads begin', () => {
    const unnamed = services.filter(({ slug, lead }) => {
      const names = slug.split('-').filter((word) => !['development', 'services', 'setup', 'and'].includes(word));
      const stems = names.map((word) => word.replace(/ing$/, ''));
      return !new RegExp(`\\b(?:${stems.join('|')})`, 'i').test(sentencesOf(lead)[0] ?? '');
    });
    expect(
      unnamed.map(({ slug }) => `content/services/${slug}.ts: lead: its first sentence must name the service`),
    ).toEqual([]);
  });

  it.each([
    ['lead', ({ lead }: Service) => lead],
    ['closing', ({ closing }: Service) => closing.text],
  ])('begin at most four times with the same two words: %s', (_, textOf) => {
    const starts = services.map((service) =>
      wordsOf(spoken(textOf(service)))
        .slice(0, 2)
        .join(' '),
    );
    expect(starts.filter((start) => starts.filter((other) => other === start).length > 4)).toEqual([]);
  });

  it.each([
    ['how large projects are paid', facts.payment.largeProjects],
    ['support around the clock', facts.emergencyCover],
  ])('mention on at most four pages: %s', (_, fact) => {
    const found = copies.filter(({ copy }) => copy.some(({ text }) => text.includes(fact)));
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ file }) => file).slice(4)).toEqual([]);
  });
});

describe('the length of a service', () => {
  const lengths = copies.map(({ file, copy }) => ({
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
  });
});

describe('the questions of a service', () => {
  it.each([
    ['payment', [facts.payment.smallProjects, facts.payment.inHalves, facts.payment.largeProjects]],
    ['the hours', [facts.officeHours.text]],
  ])('come in an order of their own: %s', (_, texts) => {
    const places = services
      .map(({ faq }) => faq.findIndex(({ answer }) => texts.some((text) => answer.includes(text))))
      .filter((place) => place >= 0);
    const commonest = Math.max(...places.map((place) => places.filter((other) => other === place).length));
    expect(commonest).toBeLessThanOrEqual(Math.floor(services.length / 2));
  });
});
