import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Packages that come as ES modules alone, which Jest has to compile like the project's own. */
const modules = ['syllable'];

/** Resolves the path alias and compiles TypeScript; `jsdom` only where a component is rendered. */
const project = async (name, testEnvironment) => ({
  ...(await withNext({
    displayName: name,
    testEnvironment,
    testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
    // Copies of the tree, see tests/support/preview-build.ts.
    modulePathIgnorePatterns: ['<rootDir>/.cache/'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
    },
    setupFilesAfterEnv: testEnvironment === 'jsdom' ? ['<rootDir>/tests/support/jest-dom.ts'] : [],
  })()),
  transformIgnorePatterns: [`/node_modules/(?!(?:${modules.join('|')})/)`],
});

export default async function config() {
  return {
    projects: await Promise.all([
      project('unit', 'jsdom'),
      project('content', 'node'),
      project('export', 'node'),
      project('preview', 'node'),
    ]),
  };
}
