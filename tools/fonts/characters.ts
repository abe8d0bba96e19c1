/** The characters that headings, signs and figures may use: ASCII, Indian and typographic signs. A test checks the headings in out/ against it. */
export const headingCharacters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '₹–—‘’“”…·•×→©é';
