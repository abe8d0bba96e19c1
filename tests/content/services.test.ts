import { lines } from '@/content/lines';
import { services } from '@/content/services';
import { copyOf, sentencesOf, wordsOf } from '../support/copy';

/** Sentences that stand in two services or more, each with the files they stand in. */
function shared(normalise: (sentence: string) => string): string[] {
  const files = new Map<string, Set<string>>();
  for (const service of services) {
    const sentences = copyOf(service).flatMap(({ text }) => sentencesOf(text));
    for (const sentence of sentences.filter((sentence) => wordsOf(sentence).length > 1)) {
      const key = normalise(sentence.toLowerCase());
      files.set(key, (files.get(key) ?? new Set()).add(`content/services/${service.slug}.ts`));
    }
  }
  return [...files].filter(([, names]) => names.size > 1).map(([text, names]) => `${[...names].join(', ')}: “${text}”`);
}

describe('the services', () => {
  it('share no sentence', () => {
    expect(shared((sentence) => sentence)).toEqual([]);
  });

  it('share no sentence in which only a figure differs', () => {
    expect(shared((sentence) => sentence.replace(/\d+/g, '#'))).toEqual([]);
  });

  it('have 700 to 1,100 words on average', () => {
    const words = services.map((service) =>
      copyOf({ ...service, meta: null }).reduce((sum, { text }) => sum + wordsOf(text).length, 0),
    );
    const average = words.reduce((sum, count) => sum + count, 0) / words.length;
    expect(average).toBeGreaterThanOrEqual(700);
    expect(average).toBeLessThanOrEqual(1100);
  });

  it.each(services.map((service) => [service.slug, service] as const))('%s has everything its page shows', (_, it) => {
    expect(it.features.length).toBeGreaterThanOrEqual(6);
    expect(it.features.length).toBeLessThanOrEqual(9);
    expect(it.technologies.items.length).toBeGreaterThan(0);
    expect(it.faq.length).toBeGreaterThanOrEqual(4);
    expect(it.faq.length).toBeLessThanOrEqual(6);
    expect(new Set(it.related).size).toBe(it.related.length);
  });

  it('number the steps of their process, where they have one', () => {
    const processes = services.flatMap(({ process = [] }) => [process.map(({ step }) => step)]);
    expect(processes.flat().length).toBeGreaterThan(0);
    for (const steps of processes) expect(steps).toEqual(steps.map((_, index) => index + 1));
  });

  it('each stop at exactly one line', () => {
    expect(lines.flatMap(({ stops }) => stops).sort()).toEqual(services.map(({ slug }) => slug).sort());
  });
});
