import nextJest from 'next/jest.js';

// Otherwise the branch on which a CI runs the tests would decide which kind of site they expect.
process.env.SITE_ENV ??= 'production';
// Reviews of tests don't belong into the summary of a CI's job.
delete process.env.GITHUB_STEP_SUMMARY;

const withNext = nextJest({ dir: './' });

const roots = ['app', 'components', 'content', 'lib', 'tests', 'tools'].map((folder) => `<rootDir>/${folder}`);

/** Tests run in Node. One that needs a document has `@jest-environment jsdom` at its top. */
const project = ([name, folder]) =>
  withNext({
    displayName: name,
    testEnvironment: 'node',
    // No copies of the tree (tools/demo.ts).
    roots,
    // Not testMatch, whose globs fail below a folder like "site[2]".
    testRegex: `/tests/${folder}[^/]+\\.test\\.tsx?$`,
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
    },
  })();

const folders = {
  unit: 'unit/(.+/)?',
  specification: 'specification/',
  // Over out/.
  export: 'export/',
  preview: 'preview/',
  // Over the out/ of the invented owner: tests/README.md.
  owner: 'owner/',
};

export default async function config() {
  // On a slow machine, reading a whole build takes longer than Jest's five seconds.
  return {
    testTimeout: 60_000,
    projects: await Promise.all(Object.entries(folders).map(project)),
  };
}
