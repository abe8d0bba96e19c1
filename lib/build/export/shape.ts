/**
 * Stops the export when Next's output no longer has the shape this step relies on. A page that is half understood must
 * not be published: better no build than one whose menu never wakes.
 */
export function expectShape(condition: unknown, file: string, expectation: string): asserts condition {
  if (condition) return;
  throw new Error(
    `${file}: ${expectation}. Next's output has changed its shape; lib/build/export/README.md, "What it relies on", says what to adapt.`,
  );
}
