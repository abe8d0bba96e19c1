import { test as base } from '@playwright/test';
import which from 'which';
import { visitByFirefox } from './firefox';
import type { Visitor } from './visitor';
import { miniBrowser, visitByWebKit } from './webkit';

const find = (program: string) => which.sync(program, { nothrow: true }) ?? '';
const firefox = find('firefox-esr') || find('firefox');
const hasWebKit = ['WebKitWebDriver', 'xvfb-run', 'xauth', miniBrowser].every(find);

/** The engines besides Chromium, by Playwright's project. */
const engines: Record<string, { isThere: boolean; packages: string; visit: (site: string) => Promise<Visitor> }> = {
  firefox: { isThere: Boolean(firefox), packages: 'firefox-esr', visit: (site) => visitByFirefox(firefox, site) },
  webkit: { isThere: hasWebKit, packages: 'webkit2gtk-driver, xvfb, xauth', visit: visitByWebKit },
};

/**
 * Playwright's `test` with a visitor in the project's engine. If that isn't installed, tests fail
 * where CI is set, and are skipped elsewhere.
 */
export const test = base.extend<{ visitor: Visitor }, { browserVisitor: Visitor | undefined }>({
  browserVisitor: [
    async ({}, provide, { project }) => {
      const { isThere, visit } = engines[project.name]!;
      const visitor = isThere ? await visit(project.use.baseURL!) : undefined;
      await provide(visitor);
      await visitor?.close();
    },
    { scope: 'worker' },
  ],
  async visitor({ browserVisitor }, provide, { project, skip }) {
    const { packages } = engines[project.name]!;
    if (!browserVisitor && process.env.CI) throw new Error(`Install ${packages}: CI must run these tests`);
    skip(!browserVisitor, `${project.name} needs ${packages}`);
    await browserVisitor!.resize(1280, 900);
    await provide(browserVisitor!);
  },
});
