import { buildSync } from 'esbuild';

/** What a visitor can do in any engine. Things have a role, or are `text`, and a name. */
export type Visitor = {
  open(path: string): Promise<void>;
  click(role: string, name: string): Promise<void>;
  hover(role: string, name: string): Promise<void>;
  /** Moves the pointer to the page's edge, away from everything. */
  rest(): Promise<void>;
  /** Keys by the values of the UI Events specification; all but the last are held. */
  press(...keys: string[]): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** A window is never narrower than its own toolbar: WebKit's has at least 447 px. */
  resize(width: number, height: number): Promise<void>;
  /** @param expression JavaScript of the page, where `shown(role, name)` is known */
  read(expression: string): Promise<unknown>;
  leave(): Promise<void>;
};

/** Makes `shown(role, name)` known to a page. Drivers run it outside the page's own policy. */
export const finder = buildSync({
  entryPoints: [`${import.meta.dirname}/in-page.ts`],
  bundle: true,
  minify: true,
  write: false,
  define: { 'process.env': '{}' },
}).outputFiles[0]!.text;

export const isReady = '"shown" in window && document.readyState === "complete"';

export const shown = (role: string, name: string) => `shown(${JSON.stringify(role)}, ${JSON.stringify(name)})`;

/** Slow machines are flaky. */
const patience = 15_000;

/** Waits until an expression has a value; the error names the value that it had instead. */
export async function until(visitor: Visitor, expression: string, expected: unknown): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    // A page that is being left can't be read.
    const actual = await visitor.read(expression).catch((error: Error) => error.message);
    if (actual === expected) return;
    if (Date.now() > deadline) {
      throw new Error(`${expression} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const sees = (visitor: Visitor, role: string, name: string) => until(visitor, `!!${shown(role, name)}`, true);
export const seesNo = (visitor: Visitor, role: string, name: string) => until(visitor, `!!${shown(role, name)}`, false);
export const isAt = (visitor: Visitor, path: string) => until(visitor, 'location.pathname', path);
export const hasFocus = (visitor: Visitor, role: string, name: string) =>
  until(visitor, `document.activeElement === ${shown(role, name)}`, true);
export const fitsTheScreen = (visitor: Visitor) =>
  until(visitor, 'document.documentElement.scrollWidth <= document.documentElement.clientWidth', true);
