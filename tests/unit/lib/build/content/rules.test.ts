import { limits } from '@/lib/build/content/limits';
import { formatProblem } from '@/lib/build/content/problem';
import { duplicateProblems, metaProblems, stepProblems } from '@/lib/build/content/rules';
import { fullTitle } from '@/lib/title';

const file = 'content/pages/about.ts';
const other = 'content/pages/contact.ts';
const description = (length: number) => 'd'.repeat(length);
const nameLength = fullTitle('').length;

describe('metaProblems', () => {
  it('accepts the longest title and both ends of the description range', () => {
    const { minimum, maximum } = limits.descriptionCharacters;
    expect([limits.titleCharacters, minimum, maximum]).toEqual([60, 110, 160]);
    expect(
      metaProblems([
        { file, title: 't'.repeat(limits.titleCharacters - nameLength), description: description(110) },
        { file: other, title: 'Contact', description: description(160) },
      ]),
    ).toEqual([]);
  });

  it('refuses a title that has over 60 characters with the name behind it', () => {
    const title = 't'.repeat(limits.titleCharacters - nameLength + 1);
    expect(metaProblems([{ file, title, description: description(120) }]).map(formatProblem)).toEqual([
      `${file}: meta.title: "${fullTitle(title)}" has 61 characters, at most 60`,
    ]);
  });

  it.each([109, 161])('refuses a description of %i characters', (length) => {
    const problems = metaProblems([{ file, title: 'About', description: description(length) }]);
    expect(problems.map(formatProblem)).toEqual([
      `${file}: meta.description: has ${length} characters, must have 110 to 160`,
    ]);
  });

  it('refuses a title and a description that another page has, and names that page', () => {
    const meta = { title: 'Same', description: description(120) };
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
