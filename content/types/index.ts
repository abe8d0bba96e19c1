/* The shapes of all copy: tools/check.ts parses it with these schemas, and types are inferred from them. */
export * from './detail';
export * from './example';
export * from './facts';
export * from './legal';
export * from './owner';
export * from './page';
export * from './service';
export * from './text';
