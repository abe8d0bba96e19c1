import { spawnSync } from 'node:child_process';
import { visitByFirefox } from './firefox';
import type { Visitor } from './visitor';
import { miniBrowser, visitByWebKit } from './webkit';

export type Engine = {
  name: string;
  /** The Debian packages to install, if the engine is missing. */
  needs?: string;
  visit: (site: string) => Promise<Visitor>;
};

const find = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout.trim();

const firefox = find('firefox-esr') || find('firefox');
const hasWebKit = ['WebKitWebDriver', 'xvfb-run', 'xauth', miniBrowser].every(find);

/** The engines besides Chromium, which tests/e2e covers in more depth. */
export const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    needs: firefox ? undefined : 'firefox-esr',
    visit: (site) => visitByFirefox(firefox, site),
  },
  {
    name: 'WebKit',
    needs: hasWebKit ? undefined : 'webkit2gtk-driver, xvfb, xauth',
    visit: visitByWebKit,
  },
];
