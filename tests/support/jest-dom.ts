/// <reference types="@testing-library/jest-dom" />
/* The matchers for rendered pages, where a test has a document. */
if ('document' in globalThis) jest.requireActual('@testing-library/jest-dom');
