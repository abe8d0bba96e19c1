import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';

/** What a visitor can do in any engine. Elements are named by role (or `text`) and name. */
export type Visitor = {
  /** @param path on the site, or a whole address */
  open(path: string): Promise<void>;
  click(role: string, name: string): Promise<unknown>;
  hover(role: string, name: string): Promise<unknown>;
  /** Moves the pointer to the page's edge, away from menus. */
  moveMouseAway(): Promise<unknown>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<unknown>;
  /** Types into the focused element. */
  type(text: string): Promise<unknown>;
  /** A window can't be narrower than its toolbar: WebKit's has at least 447 px. */
  resize(width: number, height: number): Promise<unknown>;
  /** @param expression JavaScript to run in the page, where `findVisible(role, name)` is defined */
  read(expression: string): Promise<unknown>;
  close(): Promise<unknown>;
};

/** Defines the functions of `in-page.ts`. Drivers may run it, whatever the page's policy. */
export const finder = buildSync({
  entryPoints: [`${import.meta.dirname}/in-page.ts`],
  bundle: true,
  minify: true,
  write: false,
  define: { 'process.env': '{}' },
}).outputFiles[0]!.text;

export const isReady = '"findVisible" in window && document.readyState === "complete"';

export const findVisible = (role: string, name: string) =>
  `findVisible(${JSON.stringify(role)}, ${JSON.stringify(name)})`;

/** Waits until an expression has the expected value. */
export async function until(visitor: Visitor, expression: string, expected: unknown): Promise<void> {
  // Reading fails while the browser navigates.
  const read = () => visitor.read(expression).catch((error: Error) => error.message);
  await expect.poll(read, { message: expression, timeout: 15_000, intervals: [50] }).toBe(expected);
}

export const sees = (visitor: Visitor, role: string, name: string) =>
  until(visitor, `!!${findVisible(role, name)}`, true);
export const seesNo = (visitor: Visitor, role: string, name: string) =>
  until(visitor, `!!${findVisible(role, name)}`, false);
/** Waits until the page has loaded too, so that no element is replaced any more. */
export const isAt = (visitor: Visitor, path: string) =>
  until(visitor, 'document.readyState === "complete" && location.pathname', path);
export const hasFocus = (visitor: Visitor, role: string, name: string) =>
  until(visitor, `document.activeElement === ${findVisible(role, name)}`, true);
