export * from './filter';
export * from './history';
export * from './status';
