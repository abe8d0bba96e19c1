import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type Machine = { platform: NodeJS.Platform; isRoot: boolean; hasApt: boolean };

/** A way to install a browser: commands that follow each other. */
type Way = { name: string; commands: readonly (readonly string[])[] };

const thisMachine = (): Machine => ({
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  hasApt: existsSync('/usr/bin/apt-get'),
});

/** The ways to install a browser, best first. None of them asks for a password. */
export function waysToInstall({ platform, isRoot, hasApt }: Machine = thisMachine()): Way[] {
  const debian: Way = {
    name: 'chromium-headless-shell, by apt-get',
    commands: [
      ['apt-get', '-qq', 'update'],
      ['apt-get', '-qq', '-y', 'install', '--no-install-recommends', 'chromium-headless-shell'],
    ],
  };
  const withDependencies = isRoot && platform === 'linux' ? ['--with-deps'] : [];
  const download = [process.execPath, 'node_modules/@playwright/test/cli.js', 'install', ...withDependencies];
  return [
    ...(isRoot && hasApt ? [debian] : []),
    { name: 'Playwright’s Chromium', commands: [[...download, 'chromium']] },
  ];
}

/**
 * Runs the commands of a way, and prints what they have printed if one fails.
 * @returns whether all of them succeeded
 */
export function install({ commands }: Way): boolean {
  return commands.every(([command, ...args]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status, stdout, stderr } = spawnSync(command!, args, { encoding: 'utf8', env });
    if (status !== 0) console.error(`${stdout}${stderr}`.trim());
    return status === 0;
  });
}

/** What somebody can install, as a sentence. */
export function whatToInstall({ platform, hasApt }: Machine = thisMachine()): string {
  if (platform === 'win32') return 'Install Google Chrome or Microsoft Edge.';
  if (platform === 'darwin') return 'Install Google Chrome.';
  const command = 'apt-get install --no-install-recommends chromium-headless-shell';
  return hasApt
    ? `Install a browser as root, on Debian with "${command}", on Ubuntu with "npx playwright install --with-deps chromium".`
    : 'Install Chromium or Google Chrome.';
}
