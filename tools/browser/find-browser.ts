import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';

type Browser = { executablePath: string; version: string };

// The headless shell needs half the processor time of a whole browser.
const linuxCommands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `${name}.app/Contents/MacOS/${name}`);

const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** The paths at which a system installs Chrome, Chromium and Edge, best first. */
function usualPlaces(): string[] {
  const { platform, env } = process;
  if (platform === 'darwin') {
    return ['/Applications', `${os.homedir()}/Applications`].flatMap((folder) =>
      macApps.map((app) => `${folder}/${app}`),
    );
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return windowsPrograms.flatMap((program) => folders.map((folder) => `${folder}\\${program}`));
  }
  const folders = new Set([...(env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/snap/bin']);
  return linuxCommands.flatMap((command) => [...folders].map((folder) => `${folder}/${command}`));
}

/** Where Playwright downloads Chromium, and the headless shell, which may be there alone. */
function playwrightPlaces(): string[] {
  const whole = chromium.executablePath();
  const cache = whole.split(/[\\/]chromium-\d+[\\/]/)[0]!;
  const names = existsSync(cache) ? readdirSync(cache) : [];
  const shells = names
    .filter((name) => name.startsWith('chromium_headless_shell-'))
    .flatMap((name) => {
      const files = readdirSync(path.join(cache, name), { recursive: true, encoding: 'utf8' });
      return files.map((file) => path.join(cache, name, file));
    })
    .filter((file) => /(headless_shell|headless-shell)(\.exe)?$/.test(file));
  return [...shells, whole];
}

/** Every place to look for a browser: only the one in CHROMIUM_PATH, if that is set. */
function places(): string[] {
  const own = process.env.CHROMIUM_PATH;
  return own ? [own] : [...usualPlaces(), ...playwrightPlaces()].filter((place) => existsSync(place));
}

/**
 * Finds the first browser that starts. One without its libraries is found, but doesn't start.
 * @returns the browser, or a sentence about each that doesn't start
 */
export async function findBrowser(): Promise<{ browser?: Browser; faults: string[] }> {
  const faults: string[] = [];
  for (const executablePath of places()) {
    try {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: 20_000 });
      const version = browser.version();
      await browser.close();
      return { browser: { executablePath, version }, faults };
    } catch (error) {
      const [why] = /error while loading shared libraries: [^:]+|executable doesn't exist/.exec(String(error)) ?? [];
      faults.push(`${executablePath} doesn’t start${why ? `: ${why}` : ''}.`);
    }
  }
  return { faults };
}

/**
 * The path of a browser that starts. Processes that this one starts don't look again.
 * @throws a sentence that says what to do
 */
export async function browserPath(): Promise<string> {
  const { browser, faults } = await findBrowser();
  if (!browser) throw new Error([...faults, 'No browser is there: "npm test" installs one, or says how.'].join('\n'));
  process.env.CHROMIUM_PATH = browser.executablePath;
  return browser.executablePath;
}
