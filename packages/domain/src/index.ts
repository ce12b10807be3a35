// The glossary is left out on purpose: `@sounding/domain/jargon` is the only way to it.
export * from './account';
export * from './audience';
export * from './dates';
export * from './errors';
export * from './ethics';
export * from './files';
export * from './interest';
export * from './listing';
export * from './media';
export * from './product';
export * from './project';
export * from './publication';
export * from './question';
export * from './review';
export * from './statistics';
export * from './text';
export * from './update';
