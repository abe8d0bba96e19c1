import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Packages that ship only ES modules, which Jest compiles like the project's own. */
const modules = ['syllable'];

/** A test that renders something says so: `@jest-environment jsdom` at its top. */
const project = async (name) => ({
  ...(await withNext({
    displayName: name,
    testEnvironment: 'node',
    testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
    // Copies of the tree, see tools/tree-copy.ts.
    modulePathIgnorePatterns: ['<rootDir>/.cache/'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
    },
    setupFilesAfterEnv: ['<rootDir>/tests/support/jest-dom.ts'],
  })()),
  transformIgnorePatterns: [`/node_modules/(?!(?:${modules.join('|')})/)`],
});

export default async function config() {
  // On a slow machine, reading a whole build takes longer than Jest's five seconds.
  return { testTimeout: 60_000, projects: await Promise.all(['unit', 'content', 'export', 'preview'].map(project)) };
}
