import { allTests, decisions, testsIn } from '../support/tags';

const tests = allTests();
const proved = new Set(tests.flatMap(({ tags }) => tags));
const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('the specification', () => {
  it.each(sections)('has a test that always runs for section %i', (section) => {
    expect(proved).toContain(`@spec-${section}`);
  });
});

describe('the decisions', () => {
  it.each(decisions())('have a test that always runs for number %i', (number) => {
    expect(proved).toContain(`@decision-${number}`);
  });

  it('are the only ones that tests name', () => {
    const known = [
      ...sections.map((section) => `@spec-${section}`),
      ...decisions().map((number) => `@decision-${number}`),
    ];
    expect([...proved].filter((tag) => !known.includes(tag))).toEqual([]);
  });
});

describe('the titles of tests', () => {
  it('say what happens @decision-21', () => {
    const vague = tests.filter(({ title }) => /\b(should|works|handles)\b/.test(title));
    expect(vague.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });
});

describe('testsIn', () => {
  it('adds the tags of groups, and leaves out what may be skipped', () => {
    const source = `
      describe('a group @spec-1', () => {
        it('runs @decision-2', () => {});
        it.each([1])('%i runs too', () => {});
        it.skip('is skipped @spec-3', () => {});
      });
      (isInstalled ? describe : describe.skip)('may be skipped @spec-4', () => it('runs sometimes', () => {}));
      test('stops itself @spec-5', ({ isMobile }) => test.skip(isMobile));
      test.describe('another group', { tag: ['@spec-6', '@phone'] }, () => test(\`of \${name}\`, () => {}));
    `;
    expect(testsIn('example.spec.ts', source).map(({ tags }) => tags)).toEqual([
      ['@spec-1', '@decision-2'],
      ['@spec-1'],
      ['@spec-6'],
    ]);
  });
});
