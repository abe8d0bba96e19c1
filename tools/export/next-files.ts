/** What pages pick from themselves, the twin of the 404 page, and payloads for Next's client-side router. */
const leftOut = /^_next\/|^_not-found\.|(^|\/)__next\.[^/]*\.txt$/;

/**
 * Sorts what Next has exported: pages, and other files that the site has as they are.
 * @param files what Next has written
 * @param known files of `public/` and of the routes of `app/`
 * @throws when Next has written anything else
 */
export function sortNextFiles(files: readonly string[], known: ReadonlySet<string>) {
  const isPayload = (file: string) => file.endsWith('.txt') && files.includes(file.replace(/txt$/, 'html'));
  const taken = files.filter((file) => !leftOut.test(file) && !isPayload(file));
  const pages = taken.filter((file) => file.endsWith('.html'));
  const copied = taken.filter((file) => !pages.includes(file));
  const unknown = copied.filter((file) => !known.has(file));
  if (unknown.length > 0) {
    throw new Error(
      `Next has exported ${unknown.join(', ')}, which the export doesn't know: tools/export/next-files.ts says what it leaves out.`,
    );
  }
  return { pages, copied };
}
