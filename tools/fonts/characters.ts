/** The characters that headings, signs and figures may use. A test checks the headings in out/. */
export const headingCharacters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '₹–—‘’“”…·•×→©é';
