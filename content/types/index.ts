/* The shapes of all copy. tools/check validates them before a build; types are inferred. */
export * from './detail';
export * from './example';
export * from './facts';
export * from './legal';
export * from './owner';
export * from './page';
export * from './service';
export * from './text';
