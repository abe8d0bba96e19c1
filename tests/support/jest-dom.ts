/// <reference types="@testing-library/jest-dom" />
/* For tests in jsdom: matchers for rendered pages, and what jsdom lacks. */
if ('document' in globalThis) {
  jest.requireActual('@testing-library/jest-dom');
  Object.assign(globalThis, { CSS: { supports: () => false } });
  Element.prototype.scrollIntoView = () => {};
}
