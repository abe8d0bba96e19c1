import { test as base } from '@playwright/test';
import { programs } from '../support/programs';
import { visitByFirefox } from './firefox';
import type { Visitor } from './visitor';
import { visitByWebKit } from './webkit';

/** The engines besides Chromium, by Playwright's project. */
const engines: Record<
  string,
  { program: { path?: string; packages: string }; visit: (site: string) => Promise<Visitor> }
> = {
  firefox: { program: programs.Firefox, visit: (site) => visitByFirefox(programs.Firefox.path!, site) },
  webkit: { program: programs.WebKit, visit: visitByWebKit },
};

/**
 * Playwright's `test` with a visitor in the project's engine. If that isn't installed, tests fail
 * where CI is set, and are skipped elsewhere.
 */
export const test = base.extend<{ visitor: Visitor }, { browserVisitor: Visitor | undefined }>({
  browserVisitor: [
    async ({}, provide, { project }) => {
      const { program, visit } = engines[project.name]!;
      const visitor = program.path ? await visit(project.use.baseURL!) : undefined;
      await provide(visitor);
      await visitor?.close();
    },
    { scope: 'worker' },
  ],
  async visitor({ browserVisitor }, provide, { project, skip }) {
    const { packages } = engines[project.name]!.program;
    if (!browserVisitor && process.env.CI) throw new Error(`Install ${packages}: CI must run these tests`);
    skip(!browserVisitor, `${project.name} needs ${packages}`);
    await browserVisitor!.resize(1280, 900);
    await provide(browserVisitor!);
  },
});
