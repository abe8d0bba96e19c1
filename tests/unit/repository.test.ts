import { readdirSync, readFileSync } from 'node:fs';

const packageOf = (name: string) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    version: string;
    peerDependencies: Record<string, string>;
  };

describe('the repository', () => {
  it('has the agreed folders at its top @decision-19', () => {
    const made = ['node_modules', 'out', 'test-results', 'playwright-report', 'coverage'];
    const folders = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders.map(({ name }) => name).filter((name) => !made.includes(name) && !name.startsWith('.'));
    expect(names).toEqual(['app', 'components', 'content', 'lib', 'public', 'tests', 'tools']);
  });

  it('uses a TypeScript that the lint tooling supports @decision-17', () => {
    const [, limit] = /<(\d+\.\d+)/.exec(packageOf('typescript-eslint').peerDependencies.typescript ?? '') ?? [];
    expect(parseFloat(packageOf('typescript').version)).toBeLessThan(parseFloat(limit ?? ''));
  });
});
