import { expect } from '@playwright/test';

/** What a visitor can do in any engine. Elements are found by selector, and by label or text. */
export type Visitor = {
  /** @param path on the site */
  open(path: string): Promise<void>;
  click(selector: string, name: string): Promise<unknown>;
  hover(selector: string, name: string): Promise<unknown>;
  /** Moves the pointer to the page's edge, away from menus. */
  moveMouseAway(): Promise<unknown>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<unknown>;
  /** Types into the focused element. */
  type(text: string): Promise<unknown>;
  /** A window can't be narrower than its toolbar: WebKit's has at least 447 px. */
  resize(width: number, height: number): Promise<unknown>;
  /** @param expression JavaScript to run in the page */
  read(expression: string): Promise<unknown>;
  close(): Promise<unknown>;
};

/** An expression for the first visible element with a label or text. */
export const find = (
  selector: string,
  name: string,
) => `[...document.querySelectorAll(${JSON.stringify(selector)})].find(
  (element) =>
    (element.ariaLabel ?? (element.labels?.[0] ?? element).textContent).trim() === ${JSON.stringify(name)} &&
    element.checkVisibility({ visibilityProperty: true }),
)`;

/** Waits until an expression has the expected value. */
export async function until(visitor: Visitor, expression: string, expected: unknown): Promise<void> {
  // Reading fails while the browser navigates.
  const read = () => visitor.read(expression).catch((error: Error) => error.message);
  await expect.poll(read, { message: expression, timeout: 15_000, intervals: [50] }).toBe(expected);
}

export const sees = (visitor: Visitor, selector: string, name: string) =>
  until(visitor, `!!${find(selector, name)}`, true);
export const seesNo = (visitor: Visitor, selector: string, name: string) =>
  until(visitor, `!!${find(selector, name)}`, false);
/** Waits until the page has loaded too, so that no element is replaced any more. */
export const isAt = (visitor: Visitor, path: string) =>
  until(visitor, 'document.readyState === "complete" && location.pathname', path);
export const hasFocus = (visitor: Visitor, selector: string, name: string) =>
  until(visitor, `document.activeElement === ${find(selector, name)}`, true);
