/// <reference types="@testing-library/jest-dom" />
/* Adds the matchers for rendered pages to tests that run in jsdom. */
if ('document' in globalThis) jest.requireActual('@testing-library/jest-dom');
