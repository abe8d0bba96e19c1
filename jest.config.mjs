import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Tests run in Node. One that needs a document has `@jest-environment jsdom` at its top. */
const project = (name) =>
  withNext({
    displayName: name,
    testEnvironment: 'node',
    testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
    // Copies of the tree (tools/tree-copy.ts).
    modulePathIgnorePatterns: ['<rootDir>/.cache/'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
    },
    setupFilesAfterEnv: ['<rootDir>/tests/support/jest-dom.ts'],
  })();

export default async function config() {
  // On a slow machine, reading a whole build takes longer than Jest's five seconds.
  return {
    testTimeout: 60_000,
    projects: await Promise.all(['unit', 'specification', 'export', 'preview'].map(project)),
  };
}
