import { limits } from '@/tools/check/limits';
import { formatProblem } from '@/tools/check/problem';
import { duplicateProblems, metaProblems, stepProblems } from '@/tools/check/rules';
import { fullTitle } from '@/lib/title';

const file = 'content/pages/about.ts';
const other = 'content/pages/contact.ts';
const description = (length: number) => 'd'.repeat(length);
const nameLength = fullTitle('').length;

describe('metaProblems', () => {
  it('accepts the longest title and the shortest description', () => {
    const { titleCharacters, descriptionCharacters } = limits;
    expect([titleCharacters, descriptionCharacters]).toEqual([60, 110]);
    const title = 't'.repeat(titleCharacters - nameLength);
    expect(metaProblems([{ file, title, description: description(110) }])).toEqual([]);
  });

  it('refuses a title that has over 60 characters with the name behind it', () => {
    const title = 't'.repeat(limits.titleCharacters - nameLength + 1);
    expect(metaProblems([{ file, title, description: description(110) }]).map(formatProblem)).toEqual([
      `${file}: meta.title: "${fullTitle(title)}" has 61 characters, at most 60`,
    ]);
  });

  it('refuses a title of wide letters that is cut off although it is short enough', () => {
    const [problem] = metaProblems([{ file, title: 'WOMEN '.repeat(7).trim(), description: description(110) }]);
    expect(problem).toMatchObject({ field: 'meta.title', rule: expect.stringContaining('is cut off in Google') });
  });

  it('refuses a description that is too short', () => {
    const problems = metaProblems([{ file, title: 'About', description: description(109) }]);
    expect(problems.map(formatProblem)).toEqual([
      `${file}: meta.description: has 109 characters, must have at least 110`,
    ]);
  });

  it('refuses a description that a phone cuts off, and says where', () => {
    const text = 'Websites and apps for shops and clinics in every town. '.repeat(3).trim();
    const problems = metaProblems([{ file, title: 'About', description: text }]);
    expect(problems.map(formatProblem)).toEqual([
      `${file}: meta.description: is cut off in Google on a phone after "d apps for shops and": shorten it`,
    ]);
  });

  it('refuses a title and a description that another page has, and names that page', () => {
    const meta = { title: 'Same', description: description(110) };
    const problems = metaProblems([
      { file, ...meta },
      { file: other, ...meta },
    ]).map(formatProblem);
    expect(problems).toEqual([
      `${other}: meta.title: duplicate title "Same", already in ${file}: meta.title`,
      `${other}: meta.description: duplicate description "${meta.description}", already in ${file}: meta.description`,
    ]);
  });
});

describe('duplicateProblems', () => {
  it('names the second place and the first', () => {
    const entries = ['time', 'price', 'time'].map((value, index) => ({ file, field: `faq.${index}.id`, value }));
    expect(duplicateProblems(entries, 'id').map(formatProblem)).toEqual([
      `${file}: faq.2.id: duplicate id "time", already in ${file}: faq.0.id`,
    ]);
  });
});

describe('stepProblems', () => {
  it('accepts steps numbered from one', () => {
    expect(stepProblems(file, [{ step: 1 }, { step: 2 }])).toEqual([]);
  });

  it('refuses a step out of order', () => {
    expect(stepProblems(file, [{ step: 1 }, { step: 3 }]).map(formatProblem)).toEqual([
      `${file}: process.1.step: must be 2, is 3`,
    ]);
  });
});
