export * from './filter';
export * from './status';
