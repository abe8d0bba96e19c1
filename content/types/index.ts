/*
 * The shapes of all copy. tools/check validates the schemas before a build, and types are inferred
 * from them. The site imports only the types, so that zod never reaches a page.
 */
export * from './example';
export * from './legal';
export * from './owner';
export * from './owner-lists';
export * from './page';
export * from './service';
export * from './text';
